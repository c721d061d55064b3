import { refusedHandlers } from "@/lib/transports/refused";

export const dynamic = "force-dynamic";
export const { GET, POST, PUT, PATCH, DELETE } = refusedHandlers;
