import { downloadAnyInvoice } from "@/lib/domain/receivable/operations";
import { personFile } from "@/lib/transports/people/person-files";
import { pathHandlers } from "@/lib/transports/rest";

const download = personFile(downloadAnyInvoice, ({ pathname }) => {
  const [file = "", partnerId = ""] = pathname.split("/").reverse();
  return { partnerId, invoiceId: file.replace(/\.pdf$/, "") };
});

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ GET: download });
