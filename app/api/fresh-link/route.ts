import { askForLinkHandler, offerLinkHandler } from "@/lib/transports/fresh-link";
import { pathHandlers } from "@/lib/transports/rest";

const own = { GET: offerLinkHandler, POST: askForLinkHandler };

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers(own);
