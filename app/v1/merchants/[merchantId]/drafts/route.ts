import { listDrafts } from "@/lib/domain/draft/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(listDrafts);
