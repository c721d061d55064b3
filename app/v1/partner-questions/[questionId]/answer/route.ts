import { answerQuestion } from "@/lib/domain/partner-question/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(answerQuestion);
