import { openApiHandler } from "@/lib/transports/openapi";

export const dynamic = "force-dynamic";
export const GET = openApiHandler;
