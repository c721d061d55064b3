import { downloadDocument } from "@/lib/domain/document/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(downloadDocument);
