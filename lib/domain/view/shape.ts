import { z } from "zod";
import { BookList } from "@/lib/domain/book/shape";
import { line, Moment, pathId } from "@/lib/domain/text";

/** The most views that one person keeps, and that all of a partner share. */
export const VIEWS_MAX = 50;

const { limit: _, nextToken: __, previousToken: ___, ...members } = BookList.shape;
const Query = z.strictObject({ ...members, sort: members.sort.unwrap().optional() });

function isQuery(text: string): boolean {
  const params = [...new URLSearchParams(text)];
  const named = Object.fromEntries(params);
  return Object.keys(named).length === params.length && Query.safeParse(named).success;
}

/** What keeps a view. */
export const NewView = z.strictObject({
  name: line(80).meta({ example: "Quiet for two weeks" }),
  query: z
    .string()
    .max(2000)
    .refine(isQuery, "Send filters and order as the query of `GET /v1/portfolio/merchants`.")
    .meta({ example: "stage=invited&sort=quietest" }),
  shared: z.boolean().default(false).meta({
    description:
      "For everybody of the partner; else for you alone. Views of an API key are shared.",
  }),
});

/** A view of the book. */
export const View = z
  .object({
    id: z.string(),
    name: z.string(),
    query: z.string().meta({
      description: "Filters and order, as the query of `GET /v1/portfolio/merchants`.",
    }),
    shared: z.boolean(),
    createdAt: Moment,
  })
  .meta({ id: "View", description: "A name for filters and an order of the book." });

/** Names one view. */
export const ViewRef = z.strictObject({
  viewId: pathId("The view's id.", "vew_01jd9x0e5kf7tr5v8kxgk3s9qa"),
});
