import { changeRole, removeMember } from "@/lib/domain/team/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(changeRole, removeMember);
