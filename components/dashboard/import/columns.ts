// The columns of somebody's own list -> the members of an import. Pure.

/** A member of an import that a column can hold. */
export const FIELDS = [
  "name",
  "email",
  "externalMerchantId",
  "website",
  "locale",
  "paymentMethodName",
  "paymentMethodDescription",
  "paymentMethodChannel",
  "paymentMethodVendor",
] as const;

/** A member of an import that a column can hold. */
export type Field = (typeof FIELDS)[number];

/** Members, as the page names them. */
export const FIELD_WORDS: Readonly<
  Record<Field, { readonly label: string; readonly hint: string }>
> = {
  name: { label: "Name", hint: "The trading name. Every row needs it." },
  email: { label: "E-mail", hint: "Where invitations and documents go." },
  externalMerchantId: {
    label: "External id",
    hint: "Your own id of the merchant. A row with a known one updates that merchant.",
  },
  website: { label: "Website", hint: "Starts with https://" },
  locale: { label: "Language", hint: "Of its e-mails and pages, such as en or es-MX." },
  paymentMethodName: { label: "Payment method", hint: "What you call it, such as Web shop." },
  paymentMethodDescription: {
    label: "Payment method: description",
    hint: "How cards are taken, in words.",
  },
  paymentMethodChannel: { label: "Payment method: channel", hint: "Such as website." },
  paymentMethodVendor: { label: "Payment method: vendor", hint: "Who provides it." },
};

/** Which column holds each member; null: none. */
export type Mapping = Readonly<Record<Field, number | null>>;

/** How lists of merchants often name their columns, without signs and spaces. */
const ALIASES: Readonly<Record<Field, readonly string[]>> = {
  name: ["name", "merchantname", "merchant", "tradingname", "dba", "company", "companyname"],
  email: ["email", "emailaddress", "mail", "contactemail", "merchantemail"],
  externalMerchantId: [
    ...["externalmerchantid", "externalid", "mid", "merchantid", "merchantnumber", "id"],
    ...["customerid", "accountid", "reference"],
  ],
  website: ["website", "url", "web", "homepage", "site"],
  locale: ["locale", "language", "lang"],
  paymentMethodName: ["paymentmethodname", "paymentmethod"],
  paymentMethodDescription: ["paymentmethoddescription", "description"],
  paymentMethodChannel: ["paymentmethodchannel", "channel"],
  paymentMethodVendor: ["paymentmethodvendor", "vendor", "provider"],
};

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, "");
}

/** The column that most likely holds each member, by its name; no column for two. */
export function guessMapping(header: readonly string[]): Mapping {
  const names = header.map(plain);
  const taken = new Set<number>();
  const found = {} as Record<Field, number | null>;
  for (const field of FIELDS) {
    const at = ALIASES[field]
      .map((alias) => names.findIndex((name, index) => name === alias && !taken.has(index)))
      .find((index) => index >= 0);
    found[field] = at ?? null;
    if (at !== undefined) taken.add(at);
  }
  return found;
}

const METHOD = {
  paymentMethodName: "name",
  paymentMethodDescription: "description",
  paymentMethodChannel: "channel",
  paymentMethodVendor: "vendor",
} as const;

/** A row as an import takes it. An empty cell is a member that is left out. */
export function entryOf(cells: readonly string[], mapping: Mapping): Record<string, unknown> {
  const entry: Record<string, unknown> = {};
  const method: Record<string, string> = {};
  for (const field of FIELDS) {
    const at = mapping[field];
    const cell = at === null ? "" : (cells[at] ?? "").trim();
    if (cell === "") continue;
    if (field in METHOD) method[METHOD[field as keyof typeof METHOD]] = cell;
    else entry[field] = cell;
  }
  if (Object.keys(method).length > 0) entry.paymentMethods = [method];
  return entry;
}

/** What a spreadsheet calls a row: the header is its first. */
export function sheetRow(index: number): number {
  return index + 2;
}

/** Rows whose external id another row before them has, with that row's place. */
export function repeatedIds(
  rows: readonly (readonly string[])[],
  { externalMerchantId }: Mapping,
): Map<number, number> {
  const repeated = new Map<number, number>();
  if (externalMerchantId === null) return repeated;
  const first = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    const id = (cells[externalMerchantId] ?? "").trim();
    if (id === "") continue;
    const before = first.get(id);
    if (before === undefined) first.set(id, index);
    else repeated.set(index, before);
  }
  return repeated;
}
