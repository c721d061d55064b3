import { listApiKeys } from "@/lib/domain/partner/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(listApiKeys);
