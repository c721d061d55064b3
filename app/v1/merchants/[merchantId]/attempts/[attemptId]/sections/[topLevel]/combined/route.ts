import { composeSection } from "@/lib/domain/section/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(composeSection);
