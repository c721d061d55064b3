import { z } from "zod";
import { operation } from "@/lib/domain/operation";
import { listPresetRows } from "@/lib/domain/preset/queries";
import { comparedName } from "./names";
import { listUnknownRows } from "./queries";
import { UnknownProduct, UnknownProductList } from "./shape";

export const listUnknownProducts = operation({
  name: "partner.unknown_products",
  summary: "List the payment products that merchants name and nobody knows",
  description:
    "Names in your merchants' own words that the service's table of products does not have, those named last first: the newest 500. A preset (`presets.create`) tells the next merchants what such a product does. Continue with `nextToken`.",
  kind: "query",
  rest: "GET /v1/partner/unknown-products",
  actors: ["partner", "user"],
  input: UnknownProductList,
  output: z.object({ items: z.array(UnknownProduct), nextToken: z.string().nullable() }),
  errors: [],
  async handler(ctx, input) {
    const { rows, nextToken } = await listUnknownRows(ctx, input);
    const presets = new Map(
      (await listPresetRows(ctx, "all")).flatMap(({ id, name, furtherNames }) =>
        [name, ...furtherNames].map((known) => [comparedName(known), id]),
      ),
    );
    const items = rows.map(({ id, spelling, createdAt, ...row }) => ({
      ...{ ...row, name: spelling, lastSeenAt: createdAt },
      presetId: presets.get(id) ?? null,
    }));
    return { items, nextToken };
  },
});
