import { getLogo } from "@/lib/domain/logo/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(getLogo);
