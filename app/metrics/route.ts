import { metricsHandlers } from "@/lib/transports/metrics";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = metricsHandlers;
