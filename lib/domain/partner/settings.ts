import { z } from "zod";
import { ENDING_KEYS } from "@/lib/core/caller";
import { hostOf, originOf } from "@/lib/core/embedding";
import { email } from "@/lib/domain/merchant/shape";
import { operation } from "@/lib/domain/operation";
import { clearOutlooks } from "@/lib/domain/preset/queries";
import { line } from "@/lib/domain/text";
import { ACQUIRER_CHOICES, choicesOf } from "@/lib/pci/acquirer-choices";
import { refusePrivate } from "./public-address";
import {
  lockPartner,
  type PartnerChange,
  type PartnerRow,
  requirePartner,
  updatePartner,
} from "./queries";
import { CHOICES, PartnerSettings } from "./shape";

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
        description:
          "The https address of a PNG or JPEG of at most 256 kB. It is fetched once, and shown from a copy: see `GET /v1/partner/logo`. null: none.",
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
  acquirerChoices: z.strictObject(CHOICES).partial().optional().meta({
    description:
      "What the eligibility criteria leave to you. Only the choices sent change. A determination that stands is not changed: where it hangs on a choice that you change, it is outdated from then on, and the next attempt or renewal by the merchant asks for a new one.",
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
  const acquirerChoices = choicesOf(row.acquirerChoices);
  return { returnHosts, embedOrigins, brand, replyTo, ...days, requireReview, acquirerChoices };
}

/** The members of a request as columns; those that were not sent are left out. */
function columnsOf(
  { brand = {}, acquirerChoices: chosen, ...change }: z.output<typeof SettingsChange>,
  before: PartnerRow,
): PartnerChange {
  const { name, color, logo } = brand;
  const acquirerChoices = chosen && { ...choicesOf(before.acquirerChoices), ...sentOf(chosen) };
  const columns = { ...change, name, brandColor: color, logoUrl: logo, acquirerChoices };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** The picture of another address says nothing of this one. */
const NO_PICTURE_YET = { logoSha256: null, logoProblem: null, logoCheckedAt: null };

/** The members that were sent. */
function sentOf<T extends object>(members: T) {
  const sent = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** The members that differ, by their names in the contract. */
function changedMembers(columns: PartnerChange, before: PartnerRow): string[] {
  const { acquirerChoices, ...others } = columns;
  const names = Object.keys(others) as (keyof typeof others)[];
  const changed = names.filter(
    (name) => JSON.stringify(columns[name]) !== JSON.stringify(before[name]),
  );
  const former = choicesOf(before.acquirerChoices);
  const choices = ACQUIRER_CHOICES.filter(
    (choice) => acquirerChoices && acquirerChoices[choice] !== former[choice],
  );
  return [
    ...changed.map((name) => MEMBERS[name] ?? name),
    ...choices.map((choice) => `acquirerChoices.${choice}`),
  ];
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
  description:
    "Return hosts, embed origins, brand, days of reminders, what sealing asks for, and what you decide about questionnaires.",
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
    // Choices are kept together: of two changes at once, neither may lose what the other chose.
    if (input.acquirerChoices) await lockPartner(ctx);
    const before = await requirePartner(ctx);
    const columns = columnsOf(input, before);
    if (columns.logoUrl) refusePrivate(columns.logoUrl, "brand.logo");
    const members = changedMembers(columns, before);
    if (members.length === 0) return settingsOf(before);
    const newLogo = members.includes(MEMBERS.logoUrl ?? "");
    await updatePartner(ctx, newLogo ? { ...columns, ...NO_PICTURE_YET } : columns);
    // Where a payment product leads hangs on the choices.
    if (input.acquirerChoices) await clearOutlooks(ctx);
    if (newLogo && columns.logoUrl) ctx.emit("partner.logo_requested", { id: before.id }, {});
    ctx.emit("partner.settings_changed", { id: before.id }, { changed: members });
    return settingsOf({ ...before, ...columns });
  },
});
