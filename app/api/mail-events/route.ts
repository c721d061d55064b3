import { mailEventsHandler } from "@/lib/transports/mail-events";
import { pathHandlers } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ POST: mailEventsHandler });
