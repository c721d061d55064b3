import { createViewLink } from "@/lib/domain/session/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(createViewLink);
