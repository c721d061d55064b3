import { pathHandlers } from "@/lib/transports/rest";
import { renewSessionHandler } from "@/lib/transports/session";

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ POST: renewSessionHandler });
