import { embedSessionHandler } from "@/lib/transports/embed";

export const POST = embedSessionHandler;
