import { deleteView } from "@/lib/domain/view/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(deleteView);
