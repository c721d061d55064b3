import { notFoundHandlers } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = notFoundHandlers();
