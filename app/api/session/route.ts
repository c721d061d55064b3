import { renewSessionHandler } from "@/lib/transports/session";

export const POST = renewSessionHandler;
