// What the job that draws statements reads and writes.
import { z } from "zod";
import { findBuyer, findSeller } from "@/lib/domain/billing/queries";
import { operation } from "@/lib/domain/operation";
import { requirePartner } from "@/lib/domain/partner/queries";
import { paperOfCountry } from "@/lib/domain/record/paper";
import type { RenderedPdf } from "@/lib/render/model";
import { findFile, keepFile } from "./files";
import { listEntries, sumsOf } from "./queries";
import { PDF_ENTRIES, type StatementContent } from "./shape";

const StatementRef = z.strictObject({ statementId: z.string() });

export const loadStatement = operation({
  name: "statements.load",
  summary: "A statement that is to be drawn; null where it was, or it is asked for no more",
  kind: "query",
  actors: ["system"],
  input: StatementRef,
  output: z.custom<StatementContent>().nullable(),
  errors: [],
  async handler(ctx, { statementId }) {
    const { partnerId } = ctx.caller;
    const file = await findFile(ctx, partnerId, statementId);
    if (!file || file.content) return null;
    const { name } = await requirePartner(ctx);
    const seller = await findSeller(ctx);
    const nobodySaid = { name, address: null, country: null, taxNumber: null };
    const buyer = (await findBuyer(ctx)) ?? nobodySaid;
    const asked = { partnerId, from: file.fromDay, to: file.toDay };
    return {
      ...{ from: asked.from, to: asked.to, seller, buyer, asOf: ctx.now.toISOString() },
      sums: await sumsOf(ctx, asked),
      entries: await listEntries(ctx, asked, PDF_ENTRIES),
      paper: paperOfCountry(buyer.country ?? seller?.country ?? ""),
    };
  },
});

export const keepStatement = operation({
  name: "statements.keep",
  summary: "Keep the PDF of a statement, once",
  kind: "command",
  actors: ["system"],
  input: StatementRef.extend({ rendered: z.custom<RenderedPdf>() }),
  output: z.null(),
  errors: [],
  async handler(ctx, { statementId, rendered }) {
    await keepFile(ctx, statementId, Buffer.from(rendered.bytes));
    return null;
  },
});
