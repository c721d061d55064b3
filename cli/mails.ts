// `npm run mails`: every message as it would be sent, written to files to look at.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  applicationApprovedMail,
  applicationAskedMail,
  applicationDeclinedMail,
  applicationLiveMail,
  applicationReceivedMail,
} from "@/emails/applications";
import { documentsMail } from "@/emails/documents";
import { expiryReminderMail } from "@/emails/expiry-reminder";
import { freshLinkMail } from "@/emails/fresh-link";
import { helperAnsweredMail, helperAskedMail } from "@/emails/helper";
import { invitationMail, invitationsMail } from "@/emails/invitation";
import {
  creditNoteMail,
  invoiceMail,
  invoiceReminderMail,
  paymentFailedMail,
} from "@/emails/invoice";
import type { Brand, MailContent } from "@/emails/message";
import { partnerAnsweredMail } from "@/emails/partner-answered";
import {
  accountChangedMail,
  keyCreatedMail,
  keyRotatedMail,
  newPasswordMail,
  signInLinkMail,
  teamInvitationMail,
} from "@/emails/people";
import { sentBackMail } from "@/emails/sent-back";
import { standingMail } from "@/emails/standing";
import { supportOpenedMail } from "@/emails/support";
import { config } from "@/lib/core/config";
import { LANGUAGE_CODES, type Language } from "@/lib/domain/language/shape";
import { command } from "./entry";

const BRANDS: Record<string, Brand> = {
  own: { partnerName: "Harbor Acquiring", logo: null, color: null },
  branded: {
    partnerName: "Harbor Acquiring",
    // As it looks where a mail program loads no pictures.
    logo: { url: "https://bank.example/logo.png", width: 480, height: 120 },
    color: "#f2b705",
  },
};
const url = "https://pci.example.com/portal?sessionToken=example&merchantId=mrc_example";
const merchant = { merchantName: "Quayside Candles", saqType: "SAQ A" };
const moments = {
  sealedAt: "2026-11-20T09:00:00.000Z",
  expiresAt: "2027-11-20T09:00:00.000Z",
  linkExpiresAt: "2026-12-04T09:00:00.000Z",
};

type Messages = Readonly<Record<string, Promise<MailContent>>>;

function toMerchants(brand: Brand, language: Language): Messages {
  const invitation = { ...merchant, ...moments, url };
  const documents = { ...merchant, ...moments };
  const reminder = (daysUntilExpiry: number) =>
    expiryReminderMail({ ...merchant, ...moments, url, daysUntilExpiry }, brand, language);
  return {
    invitation: invitationMail({ ...invitation, again: false }, brand, language),
    "invitation-again": invitationMail({ ...invitation, again: true }, brand, language),
    "invitation-of-several": invitationsMail(
      ["Quayside Candles", "Juniper Soap"].map((merchantName) => ({
        ...invitation,
        merchantName,
        url: `${url}&of=${encodeURIComponent(merchantName)}`,
        again: false,
      })),
      brand,
      language,
    ),
    "fresh-link": freshLinkMail(invitation, brand, language),
    documents: documentsMail({ ...documents, signed: true, compliant: true }, brand, language),
    "documents-unsigned": documentsMail(
      { ...documents, signed: false, compliant: false },
      brand,
      language,
    ),
    "reminder-30": reminder(30),
    "reminder-1": reminder(1),
    "reminder-0": reminder(0),
    expired: reminder(-1),
    ...aboutAsked(brand, language),
    "sent-back": sentBackMail({ ...invitation, ...documents, controls: 2 }, brand, language),
  };
}

/** The messages about a question that somebody else was asked. */
function aboutAsked(brand: Brand, language: Language): Messages {
  const question = "Do you keep a list of all your card terminals?";
  const asked = { ...merchant, ...moments, url, question };
  const note = "You set them up last year.";
  const answer = "Write down make, model, serial number and place of each one.";
  return {
    "helper-asked": helperAskedMail({ ...asked, name: "Sam", note }, brand, language),
    "helper-answered": helperAnsweredMail({ ...asked, helperName: "Sam Byrne" }, brand, language),
    "partner-answered": partnerAnsweredMail({ ...asked, answer }, brand, language),
  };
}

/** The messages about an invoice. */
function aboutBills(brand: Brand): Messages {
  const amounts = { amount: 471_900, setOff: 0, open: 200_000, currency: "EUR" };
  const invoice = {
    number: "2026-000123",
    buyer: "Harbor Acquiring",
    dueAt: moments.sealedAt,
    ...{ url, payUrl: null },
  };
  const mail = { ...invoice, ...amounts };
  return {
    invoice: invoiceMail(mail, brand),
    "invoice-with-credit": invoiceMail({ ...mail, setOff: 71_900 }, brand),
    "invoice-online": invoiceMail({ ...mail, payUrl: url }, brand),
    "invoice-reminder": invoiceReminderMail(mail, brand),
    "payment-failed": paymentFailedMail({ ...mail, payUrl: url }, brand),
    "credit-note": creditNoteMail(
      {
        ...{ ...mail, number: "CN-2026-000004", invoiceNumber: mail.number, kept: 71_900 },
        reason: "The plan was wrong.",
      },
      brand,
    ),
  };
}

/** The messages about what operators of the service do to a partner. */
function aboutOversight(brand: Brand): Messages {
  const at = moments.sealedAt;
  const reason = "The invoices of three months are open.";
  const of = "live" as const;
  const askAt = "service@sealwright.example";
  const account = "account" as const;
  const standing = { partnerName: "Harbor Acquiring", of: account, at, reason, askAt, url };
  const support = { operator: "Olive Operator", reason, until: at, of, url };
  return {
    "support-opened": supportOpenedMail(support, brand),
    suspended: standingMail(standing, brand),
    "suspended-sandbox": standingMail({ ...standing, of: "sandbox" }, brand),
    reopened: standingMail({ ...standing, reason: null }, brand),
  };
}

/** The messages to companies that apply. */
function toApplicants(brand: Brand): Messages {
  const company = "Harbor Acquiring";
  const link = { company, url, expiresAt: moments.linkExpiresAt };
  const reason = "The register entry that you named does not exist.";
  const question = "In which register is the company entered, and under which number?";
  return {
    "application-received": applicationReceivedMail(link, brand),
    "application-asked": applicationAskedMail({ company, question, url }, brand),
    "application-approved": applicationApprovedMail({ ...link, sandbox: false }, brand),
    "application-sandbox": applicationApprovedMail({ ...link, sandbox: true }, brand),
    "application-live": applicationLiveMail({ company, url }, brand),
    "application-declined": applicationDeclinedMail({ company, reason }, brand),
  };
}

/** Every message: those to merchants in each language, those to partners' people in English. */
function messages(brand: Brand): Messages {
  const changed = { at: moments.linkExpiresAt, resetUrl: url };
  const translated = LANGUAGE_CODES.flatMap((language) =>
    Object.entries(toMerchants(brand, language)).map(
      ([name, mail]) => [`${name}-${language}`, mail] as const,
    ),
  );
  return {
    ...Object.fromEntries(translated),
    "sign-in-link": signInLinkMail({ url, validMinutes: 15 }, brand),
    "new-password": newPasswordMail({ url, validMinutes: 15 }, brand),
    ...aboutBills(brand),
    "team-invitation": teamInvitationMail(
      { invitedBy: "The owner", role: "viewer", url, expiresAt: moments.linkExpiresAt },
      brand,
    ),
    "account-password": accountChangedMail(
      { ...changed, change: { what: "password", by: "link" } },
      brand,
    ),
    "account-two-factor": accountChangedMail(
      { ...changed, change: { what: "two_factor", on: false } },
      brand,
    ),
    "account-role": accountChangedMail(
      { ...changed, change: { what: "role", from: "member", to: "admin" } },
      brand,
    ),
    ...toApplicants(brand),
    ...aboutOversight(brand),
    "key-created": keyCreatedMail({ name: "Onboarding service" }, brand),
    "key-rotated": keyRotatedMail({ previousUntil: moments.linkExpiresAt }, brand),
  };
}

command(async () => {
  const folder = path.join(config().dataDir, "mails");
  await mkdir(folder, { recursive: true });
  for (const [look, brand] of Object.entries(BRANDS)) {
    for (const [name, written] of Object.entries(messages(brand))) {
      const { subject, htmlBody, textBody } = await written;
      await writeFile(path.join(folder, `${name}-${look}.html`), htmlBody);
      await writeFile(path.join(folder, `${name}-${look}.txt`), `${subject}\n\n${textBody}\n`);
    }
  }
  process.stdout.write(
    `Every message is in ${folder}: .html and .txt, in two looks and every language.\n`,
  );
});
