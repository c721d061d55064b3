// Views of the book that people keep: everybody their own, and those that all of a partner share.
import { z } from "zod";
import { AppError, validationError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { holds } from "@/lib/core/roles";
import { type Ctx, operation } from "@/lib/domain/operation";
import {
  countViews,
  findSeen,
  insertView,
  listSeen,
  ownerOf,
  removeView,
  type ViewRow,
} from "./queries";
import { NewView, VIEWS_MAX, View, ViewRef } from "./shape";

function viewOf({ id, name, query, ownerId, createdAt }: ViewRow) {
  return { id, name, query, shared: ownerId === null, createdAt };
}

/** What all share is changed by those who work with merchants. */
function requireMayShare({ caller }: Ctx): void {
  if (caller.kind !== "user" || holds(caller.role, "member")) return;
  throw new AppError("ROLE_NOT_ALLOWED", { details: { least: "member" } });
}

export const listViews = operation({
  name: "portfolio.list_views",
  summary: "List the kept views of the book: your own and the shared ones",
  description: "Send a view's `query` to `GET /v1/portfolio/merchants` to see its merchants.",
  kind: "query",
  rest: "GET /v1/portfolio/views",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: z.object({ items: z.array(View) }),
  errors: [],
  async handler(ctx) {
    return { items: (await listSeen(ctx)).map(viewOf) };
  },
});

export const saveView = operation({
  name: "portfolio.save_view",
  summary: "Keep filters and an order of the book under a name",
  description: `At most ${VIEWS_MAX} of each person, and ${VIEWS_MAX} that all share.`,
  kind: "command",
  rest: "POST /v1/portfolio/views",
  actors: ["partner", "user"],
  input: NewView,
  output: View,
  status: 201,
  errors: [],
  async handler(ctx, { name, query, shared }) {
    const ownerId = shared ? null : ownerOf(ctx);
    if (ownerId === null) requireMayShare(ctx);
    if ((await countViews(ctx, ownerId)) >= VIEWS_MAX) {
      const message = `There are ${VIEWS_MAX} already. Remove one first.`;
      throw validationError([{ path: "name", code: "limit_reached", message }]);
    }
    const view = { id: newId("vew"), ownerId, name, query, createdAt: ctx.now };
    await insertView(ctx, view);
    ctx.emit("view.saved", { id: view.id }, { name, shared: ownerId === null });
    return viewOf({ partnerId: ctx.caller.partnerId, ...view });
  },
});

export const deleteView = operation({
  name: "portfolio.delete_view",
  summary: "Remove a kept view",
  description: "Merchants stay as they are. A view that all share is gone for everybody.",
  kind: "command",
  rest: "DELETE /v1/portfolio/views/{viewId}",
  actors: ["partner", "user"],
  input: ViewRef,
  output: z.object({ deleted: z.literal(true), viewId: z.string() }),
  errors: ["VIEW_NOT_FOUND"],
  async handler(ctx, { viewId }) {
    const view = await findSeen(ctx, viewId);
    if (!view) throw new AppError("VIEW_NOT_FOUND");
    const shared = view.ownerId === null;
    if (shared) requireMayShare(ctx);
    await removeView(ctx, viewId);
    ctx.emit("view.removed", { id: viewId }, { name: view.name, shared });
    return { deleted: true as const, viewId };
  },
});
