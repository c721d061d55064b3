import { listRequests } from "@/lib/domain/request/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(listRequests);
