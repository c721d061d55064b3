import { exportAccountStatement } from "@/lib/domain/ledger/operations/overseen";
import { personFile } from "@/lib/transports/people/person-files";
import { pathHandlers } from "@/lib/transports/rest";

const download = personFile(exportAccountStatement, ({ pathname, searchParams }) => {
  const [, partnerId = ""] = pathname.split("/").reverse();
  return { ...Object.fromEntries(searchParams), partnerId };
});

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ GET: download });
