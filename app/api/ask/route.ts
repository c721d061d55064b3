import { answerAskHandler, readAskHandler } from "@/lib/transports/ask";
import { pathHandlers } from "@/lib/transports/rest";

const own = { GET: readAskHandler, POST: answerAskHandler };

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers(own);
