import { listNotices } from "@/lib/domain/notice/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(listNotices);
