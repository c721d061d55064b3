import { readGateway } from "@/lib/domain/gateway/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(readGateway);
