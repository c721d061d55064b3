import { exportBulkItems } from "@/lib/domain/bulk/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(exportBulkItems);
