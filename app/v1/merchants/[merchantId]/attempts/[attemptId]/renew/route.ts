import { renewAttempt } from "@/lib/domain/attempt/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(renewAttempt);
