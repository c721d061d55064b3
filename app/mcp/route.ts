import { mcp } from "@/lib/transports/mcp/handler";

export const { GET, POST, PUT, PATCH, DELETE } = mcp();
