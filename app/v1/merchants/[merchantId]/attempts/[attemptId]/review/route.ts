import { answerReview, getReview, saveReview } from "@/lib/domain/review/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(answerReview, getReview, saveReview);
