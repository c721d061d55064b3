import { embedSessionHandler } from "@/lib/transports/embed";
import { pathHandlers } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ POST: embedSessionHandler });
