import { listViews, saveView } from "@/lib/domain/view/operations";
import { rest } from "@/lib/transports/rest";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = rest(listViews, saveView);
