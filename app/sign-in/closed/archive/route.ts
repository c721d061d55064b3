import { archiveDownload } from "@/lib/transports/people/archive";
import { pathHandlers } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ GET: archiveDownload });
