import { getDetermineJob } from "@/lib/domain/determination/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(getDetermineJob);
