import { downloadCreditNote } from "@/lib/domain/billing/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(downloadCreditNote);
