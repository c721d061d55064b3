import { countPortfolioMerchants } from "@/lib/domain/book/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(countPortfolioMerchants);
