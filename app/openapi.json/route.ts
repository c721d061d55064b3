import { openApiHandlers } from "@/lib/transports/openapi";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = openApiHandlers;
