// What happens to open invoices by itself: the partner's standing follows them, and it is reminded.
import { z } from "zod";
import { utcDaysBetween } from "@/lib/core/clock";
import { operation } from "@/lib/domain/operation";
import { lockPartner } from "@/lib/domain/partner/queries";
import { wantsReminders } from "./account-queries";
import { listOverdue, noteReminder } from "./queries";
import { tellStanding } from "./settle";
import { reminderDue } from "./shape";

export const sweepReceivables = operation({
  name: "receivables.sweep",
  summary: "Let a partner's standing follow its invoices, and remind it of what is overdue",
  kind: "command",
  actors: ["system"],
  input: z.strictObject({}),
  output: z.null(),
  errors: [],
  async handler(ctx) {
    const { partnerId } = ctx.caller;
    await lockPartner(ctx);
    await tellStanding(ctx, partnerId);
    if (!(await wantsReminders(ctx))) return null;
    for (const invoice of await listOverdue(ctx, partnerId)) {
      const { id, number, dueAt } = invoice;
      const daysOverdue = reminderDue(utcDaysBetween(dueAt, ctx.now));
      // Invoices that were issued by hand have no document that could go along.
      if (daysOverdue === null || invoice.planId === null) continue;
      if (!(await noteReminder(ctx, invoice, daysOverdue))) continue;
      ctx.emit("invoice.reminder_due", { id }, { number, daysOverdue });
    }
    return null;
  },
});
