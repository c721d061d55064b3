import { listPortfolioMerchants } from "@/lib/domain/book/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(listPortfolioMerchants);
