import { deletePreset, getPreset, updatePreset } from "@/lib/domain/preset/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(
  getPreset,
  updatePreset,
  deletePreset,
);
