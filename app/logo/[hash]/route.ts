import { logoHandlers } from "@/lib/transports/logo";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = logoHandlers;
