import { answerAskHandler } from "@/lib/transports/ask";
import { pathHandlers } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE } = pathHandlers({ POST: answerAskHandler });
