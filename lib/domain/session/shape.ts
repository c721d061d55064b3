import { z } from "zod";

/** How long a session token lives, in seconds. */
export const ttlSeconds = z.number().int().min(60).max(86_400).default(3600);
