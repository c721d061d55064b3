import { importMerchants } from "@/lib/domain/import/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(importMerchants);
