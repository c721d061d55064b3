import { signAttempt } from "@/lib/domain/signature/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(signAttempt);
