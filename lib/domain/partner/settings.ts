import { z } from "zod";
import { ENDING_KEYS } from "@/lib/core/caller";
import { hostOf, originOf } from "@/lib/core/embedding";
import { email } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { line } from "@/lib/domain/text";
import { type PartnerChange, type PartnerRow, requirePartner, updatePartner } from "./queries";
import { PartnerSettings } from "./shape";

/** The most entries of one list. */
const LISTED_MAX = 50;
/** An attestation runs a year: earlier than half of it nothing runs out soon. */
const DAYS_MAX = 180;
const REMINDERS_MAX = 10;

const NO_HOST =
  "Use the name of a host, such as shop.bank.example, with a port where it needs one.";
const NO_ORIGIN =
  "Use a scheme and a host, such as https://portal.bank.example. Plain http is taken for localhost alone.";

/** A text in its one spelling, refused where it has none. */
function spelled(read: (text: string) => string | null, refusal: string, max: number) {
  return z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .transform((text, ctx) => {
      const found = read(text);
      if (found !== null) return found;
      ctx.addIssue({ code: "custom", message: refusal });
      return z.NEVER;
    });
}

function list<T extends z.ZodType<string>>(entry: T) {
  return z
    .array(entry)
    .max(LISTED_MAX, `Use at most ${LISTED_MAX} entries.`)
    .transform((entries) => [...new Set(entries)]);
}

const Color = spelled(
  (text) => (/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : null),
  "Use six hexadecimal digits after #, such as #0b5cad.",
  50,
);

const Logo = z
  .url({ protocol: /^https$/, error: "Use a web address that starts with https://." })
  .max(2048, "Use at most 2048 characters.");

const days = z.int().max(DAYS_MAX, `Use at most ${DAYS_MAX} days.`);

/** What a partner sets for itself; every member may be left out, and stays as it is then. */
const SettingsChange = z.strictObject({
  returnHosts: list(spelled(hostOf, NO_HOST, 300))
    .optional()
    .meta({ description: "Hosts that a handed-off merchant may be sent back to." }),
  embedOrigins: list(spelled(originOf, NO_ORIGIN, 300))
    .optional()
    .meta({ description: "Sites that may show the portal in a frame. A sandbox lets any site." }),
  brand: z
    .strictObject({
      name: line(100).optional().meta({ description: "The name that merchants see." }),
      color: Color.nullish().meta({
        description:
          "`#rrggbb`. Where it could not be read, pages use the nearest shade that can. null: ours.",
      }),
      logo: Logo.nullish().meta({
        description: "An https address: mail programs show no embedded images. null: none.",
      }),
    })
    .optional(),
  replyTo: email.nullish().meta({ description: "Where answers to messages go. null: nowhere." }),
  expiringWindowDays: days
    .min(1, "Use at least 1 day.")
    .optional()
    .meta({ description: "Days before its end from which an attestation expires soon." }),
  reminderDays: z
    .array(days.min(0, "Use 0 for the day itself."))
    .max(REMINDERS_MAX, `Use at most ${REMINDERS_MAX} entries.`)
    .transform((entries) => [...new Set(entries)].sort((a, b) => b - a))
    .optional()
    .meta({
      description:
        "Days before the end on which a merchant is reminded; 0 is the day itself. Empty: never.",
    }),
  requireReview: z.boolean().optional().meta({
    description:
      "Whether sealed attempts are put before your reviewers. Compliance stands until one is sent back. Where it is set to false, what waits stays in the queue until it is decided, or sealed anew, and what was decided stays readable.",
  }),
});

function settingsOf(row: PartnerRow): z.output<typeof PartnerSettings> {
  const { returnHosts, embedOrigins, replyTo, reminderDays, requireReview } = row;
  const brand = { name: row.name, color: row.brandColor, logo: row.logoUrl };
  const { expiringWindowDays } = row;
  const days = { expiringWindowDays, reminderDays };
  return { returnHosts, embedOrigins, brand, replyTo, ...days, requireReview };
}

/** The members of a request as columns; those that were not sent are left out. */
function columnsOf({ brand = {}, ...change }: z.output<typeof SettingsChange>): PartnerChange {
  const { name, color, logo } = brand;
  const columns = { ...change, name, brandColor: color, logoUrl: logo };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** How the columns are called in the contract. */
const MEMBERS: Partial<Record<keyof PartnerChange, string>> = {
  name: "brand.name",
  brandColor: "brand.color",
  logoUrl: "brand.logo",
};

export const getSettings = operation({
  name: "partner.get_settings",
  summary: "Get your settings",
  description: "Return hosts, embed origins, brand, days of reminders, and what sealing asks for.",
  kind: "query",
  rest: "GET /v1/partner/settings",
  actors: ["partner", "user"],
  input: z.strictObject({}),
  output: PartnerSettings,
  errors: [],
  async handler(ctx) {
    return settingsOf(await requirePartner(ctx));
  },
});

export const updateSettings = operation({
  name: "partner.update_settings",
  summary: "Change your settings",
  description:
    "Only the members sent change; a list is replaced as a whole. Answers the settings as they are then.",
  kind: "command",
  rest: "PUT /v1/partner/settings",
  actors: ["partner", "user"],
  refusesKeys: ENDING_KEYS,
  input: SettingsChange,
  output: PartnerSettings,
  errors: ["KEY_ENDING"],
  // What is sent as it already is changes nothing either.
  mayChangeNothing: () => true,
  async handler(ctx, input) {
    const before = await requirePartner(ctx);
    const columns = columnsOf(input);
    const names = Object.keys(columns) as (keyof PartnerChange)[];
    const differs = (name: keyof PartnerChange) =>
      JSON.stringify(columns[name]) !== JSON.stringify(before[name]);
    const changed = names.filter(differs);
    if (changed.length === 0) return settingsOf(before);
    await updatePartner(ctx, columns);
    const members = changed.map((name) => MEMBERS[name] ?? name);
    ctx.emit("partner.settings_changed", { id: before.id }, { changed: members });
    return settingsOf({ ...before, ...columns });
  },
});
