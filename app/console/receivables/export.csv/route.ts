import { exportReceivables } from "@/lib/domain/receivable/operations";
import { personFile } from "@/lib/transports/people/person-files";
import { pathHandlers } from "@/lib/transports/rest";

const download = personFile(exportReceivables, ({ searchParams }) =>
  Object.fromEntries(searchParams),
);

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ GET: download });
