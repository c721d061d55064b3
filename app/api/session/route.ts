import { renewSessionHandler } from "@/lib/transports/session";
import { pathHandlers } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ POST: renewSessionHandler });
