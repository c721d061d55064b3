import { setWebhook } from "@/lib/domain/partner/operations";
import { getWebhook } from "@/lib/domain/webhook/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(setWebhook, getWebhook);
