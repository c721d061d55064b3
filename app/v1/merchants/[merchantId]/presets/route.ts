import { offeredPresets } from "@/lib/domain/preset/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(offeredPresets);
