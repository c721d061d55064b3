import { downloadAnyCreditNote } from "@/lib/domain/credit-note/operations";
import { personFile } from "@/lib/transports/people/person-files";
import { pathHandlers } from "@/lib/transports/rest";

const download = personFile(downloadAnyCreditNote, ({ pathname }) => {
  const [file = "", , partnerId = ""] = pathname.split("/").reverse();
  return { partnerId, creditNoteId: file.replace(/\.pdf$/, "") };
});

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ GET: download });
