import { createMerchant, listMerchants } from "@/lib/domain/merchant/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(createMerchant, listMerchants);
