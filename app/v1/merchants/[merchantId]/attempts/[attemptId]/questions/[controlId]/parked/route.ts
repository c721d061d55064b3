import { parkControl } from "@/lib/domain/question/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(parkControl);
