import { inviteMerchant } from "@/lib/domain/invitation/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(inviteMerchant);
