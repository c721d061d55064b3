import { deleteMerchant, getMerchant, updateMerchant } from "@/lib/domain/merchant/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(
  deleteMerchant,
  getMerchant,
  updateMerchant,
);
