import { consoleHealthHandlers } from "@/lib/transports/people/console-health";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = consoleHealthHandlers;
