import { getAttention } from "@/lib/domain/attention/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(getAttention);
