import { getOverview } from "@/lib/domain/overview/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(getOverview);
