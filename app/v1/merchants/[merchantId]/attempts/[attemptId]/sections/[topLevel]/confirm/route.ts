import { confirmSection } from "@/lib/domain/section/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(confirmSection);
