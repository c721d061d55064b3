import { listUnknownProducts } from "@/lib/domain/unknown-product/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(listUnknownProducts);
