import { mailEventsHandler } from "@/lib/transports/mail-events";

export const POST = mailEventsHandler;
