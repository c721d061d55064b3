import { readinessHandlers } from "@/lib/transports/health";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = readinessHandlers;
