import { getReviewed } from "@/lib/domain/review-queue/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(getReviewed);
