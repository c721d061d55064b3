import { exportStatement } from "@/lib/domain/ledger/operations/own";
import { personFile } from "@/lib/transports/people/person-files";
import { pathHandlers } from "@/lib/transports/rest";

const download = personFile(exportStatement, ({ searchParams }) =>
  Object.fromEntries(searchParams),
);

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ GET: download });
