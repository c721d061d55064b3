import { submitAttempt } from "@/lib/domain/sealing/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(submitAttempt);
