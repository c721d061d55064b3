import { getPortfolio } from "@/lib/domain/portfolio/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(getPortfolio);
