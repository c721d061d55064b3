import { downloadAnyInvoice } from "@/lib/domain/receivable/operations";
import { operatorFile } from "@/lib/transports/people/operator-files";
import { pathHandlers } from "@/lib/transports/rest";

const download = operatorFile(downloadAnyInvoice, ({ pathname }) => {
  const [file = "", partnerId = ""] = pathname.split("/").reverse();
  return { partnerId, invoiceId: file.replace(/\.pdf$/, "") };
});

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ GET: download });
