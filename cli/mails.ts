// `npm run mails`: every message as it would be sent, written to files to look at.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { documentsMail } from "@/emails/documents";
import { expiryReminderMail } from "@/emails/expiry-reminder";
import { invitationMail } from "@/emails/invitation";
import type { Brand, MailContent } from "@/emails/message";
import {
  applicationApprovedMail,
  applicationDeclinedMail,
  applicationReceivedMail,
  keyRotatedMail,
  signInLinkMail,
  teamInvitationMail,
} from "@/emails/people";
import { config } from "@/lib/core/config";
import { command } from "./entry";

const BRANDS: Record<string, Brand> = {
  own: { partnerName: "Harbor Acquiring", logoUrl: null, color: null },
  branded: { partnerName: "Harbor Acquiring", logoUrl: null, color: "#f2b705" },
};
const url = "https://pci.example.com/portal?sessionToken=example&merchantId=mrc_example";
const merchant = { merchantName: "Quayside Candles", saqType: "SAQ A" };
const moments = {
  sealedAt: "2026-11-20T09:00:00.000Z",
  expiresAt: "2027-11-20T09:00:00.000Z",
  linkExpiresAt: "2026-12-04T09:00:00.000Z",
};

function messages(brand: Brand): Record<string, Promise<MailContent>> {
  const company = "Harbor Acquiring";
  const reminder = { ...merchant, ...moments, url };
  return {
    invitation: invitationMail({ ...merchant, ...moments, url, again: false }, brand),
    documents: documentsMail({ ...merchant, ...moments, signed: true }, brand),
    "documents-unsigned": documentsMail({ ...merchant, ...moments, signed: false }, brand),
    "reminder-30": expiryReminderMail({ ...reminder, daysUntilExpiry: 30 }, brand),
    "reminder-1": expiryReminderMail({ ...reminder, daysUntilExpiry: 1 }, brand),
    "reminder-0": expiryReminderMail({ ...reminder, daysUntilExpiry: 0 }, brand),
    expired: expiryReminderMail({ ...reminder, daysUntilExpiry: -1 }, brand),
    "sign-in-link": signInLinkMail({ url, validMinutes: 15 }, brand),
    "team-invitation": teamInvitationMail(
      { invitedBy: "The owner", role: "viewer", url, expiresAt: moments.linkExpiresAt },
      brand,
    ),
    "application-received": applicationReceivedMail({ company }, brand),
    "application-approved": applicationApprovedMail(
      { company, url, expiresAt: moments.linkExpiresAt },
      brand,
    ),
    "application-declined": applicationDeclinedMail(
      { company, reason: "The register entry that you named does not exist." },
      brand,
    ),
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
  process.stdout.write(`Every message is in ${folder}: .html and .txt, in two looks.\n`);
});
