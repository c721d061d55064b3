import { dismissProposal } from "@/lib/domain/helper-link/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(dismissProposal);
