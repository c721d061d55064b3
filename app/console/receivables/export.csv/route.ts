import { exportReceivables } from "@/lib/domain/receivable/operations";
import { operatorFile } from "@/lib/transports/people/operator-files";
import { pathHandlers } from "@/lib/transports/rest";

const download = operatorFile(exportReceivables, ({ searchParams }) =>
  Object.fromEntries(searchParams),
);

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ GET: download });
