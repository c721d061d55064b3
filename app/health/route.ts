import { healthHandler } from "@/lib/transports/health";

export const dynamic = "force-dynamic";
export const GET = healthHandler;
