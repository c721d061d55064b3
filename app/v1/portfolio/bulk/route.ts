import { listBulks, startBulk } from "@/lib/domain/bulk/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(startBulk, listBulks);
