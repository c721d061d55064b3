import { replayFailed } from "@/lib/domain/webhook/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(replayFailed);
