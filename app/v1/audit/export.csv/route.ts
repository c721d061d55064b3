import { exportAudit } from "@/lib/domain/audit/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(exportAudit);
