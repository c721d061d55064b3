// Messages to the people who run a partner's account: sign-in, team, keys.
import { day } from "./day";
import { type Brand, type MailContent, writeMessage } from "./message";

/** What a one-time sign-in link says. */
export interface SignInLinkMail {
  readonly url: string;
  readonly validMinutes: number;
}

/** A one-time link to sign in with. */
export function signInLinkMail(mail: SignInLinkMail, brand: Brand): Promise<MailContent> {
  return writeMessage(
    {
      subject: "Your sign-in link",
      preview: `It works once, for ${mail.validMinutes} minutes.`,
      title: "Sign in",
      paragraphs: [
        `Somebody asked to sign in to ${brand.partnerName} with this e-mail address. If it was you, use the button.`,
      ],
      action: { label: "Sign in", url: mail.url },
      note: `The link works once, for ${mail.validMinutes} minutes. If you did not ask for it, do nothing: nobody gets in without it.`,
    },
    brand,
  );
}

/** A one-time link to choose a new password with. */
export function newPasswordMail(mail: SignInLinkMail, brand: Brand): Promise<MailContent> {
  return writeMessage(
    {
      subject: "Choose a new password",
      preview: `The link works once, for ${mail.validMinutes} minutes.`,
      title: "Choose a new password",
      paragraphs: [
        `Somebody asked to replace the password of this e-mail address at ${brand.partnerName}. If it was you, use the button.`,
      ],
      action: { label: "Choose a new password", url: mail.url },
      note: `The link works once, for ${mail.validMinutes} minutes. If you did not ask for it, do nothing: your password stays as it is.`,
    },
    brand,
  );
}

/** What an invitation to a team says. */
export interface TeamInvitationMail {
  readonly invitedBy: string;
  readonly role: string;
  readonly url: string;
  /** ISO 8601, UTC. */
  readonly expiresAt: string;
}

/** Invites a person to operate the service. */
function operatorInvitationMail(mail: TeamInvitationMail, brand: Brand): Promise<MailContent> {
  return writeMessage(
    {
      subject: "Become an operator of Sealwright",
      preview: `${mail.invitedBy} invites you as an operator.`,
      title: "Become an operator",
      paragraphs: [
        `${mail.invitedBy} invites you to operate this service: partners, bills, and that all runs well. You will need an authenticator app.`,
      ],
      action: { label: "Accept the invitation", url: mail.url },
      note: `The invitation works until ${day(mail.expiresAt)}.`,
    },
    brand,
  );
}

/** Invites a person to a partner's team, or to operate the service. */
export function teamInvitationMail(mail: TeamInvitationMail, brand: Brand): Promise<MailContent> {
  if (mail.role === "operator") return operatorInvitationMail(mail, brand);
  const role = `${/^[aeiou]/.test(mail.role) ? "an" : "a"} ${mail.role}`;
  return writeMessage(
    {
      subject: `Join ${brand.partnerName} on Sealwright`,
      preview: `${mail.invitedBy} invites you as ${role}.`,
      title: `Join ${brand.partnerName}`,
      paragraphs: [
        `${mail.invitedBy} invites you to the team of ${brand.partnerName} as ${role}. There you follow how the merchants are getting on with their card security checks.`,
      ],
      action: { label: "Accept the invitation", url: mail.url },
      note: `The invitation works until ${day(mail.expiresAt)}.`,
    },
    brand,
  );
}

/** What was changed of a person's sign-in or role. */
export type AccountChange =
  | { readonly what: "password"; readonly by: "person" | "link" }
  | { readonly what: "two_factor"; readonly on: boolean }
  | { readonly what: "recovery_codes" }
  | { readonly what: "recovery_code_used"; readonly left: number }
  | { readonly what: "role"; readonly from: string; readonly to: string };

/** What the message about a changed account says. */
export interface AccountChangedMail {
  readonly change: AccountChange;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The page on which one asks for a new password. */
  readonly resetUrl: string;
}

/** Tells a person that the own sign-in or role was changed, so that nobody does so unseen. */
export function accountChangedMail(mail: AccountChangedMail, brand: Brand): Promise<MailContent> {
  const { title, told } = wordsOf(mail.change, brand.partnerName);
  const at = `${day(mail.at)} at ${mail.at.slice(11, 16)} UTC`;
  const asked = mail.change.what === "role";
  return writeMessage(
    {
      subject: `${title}: ${brand.partnerName}`,
      preview: told,
      title,
      paragraphs: [
        `${told} It was done on ${at}.`,
        asked
          ? "You need to do nothing. If you did not expect it, ask an owner of your team."
          : "If this was you, you need to do nothing. If not, choose a new password at once, then tell an owner of your team.",
      ],
      ...(asked ? {} : { action: { label: "Choose a new password", url: mail.resetUrl } }),
    },
    brand,
  );
}

function wordsOf(change: AccountChange, partner: string) {
  switch (change.what) {
    case "password": {
      const how = change.by === "link" ? " with a link that was sent to this address" : "";
      return {
        title: "Your password was changed",
        told: `The password of your account at ${partner} was changed${how}. Your other sessions have ended.`,
      };
    }
    case "two_factor":
      return {
        title: `Two-factor sign-in was switched ${change.on ? "on" : "off"}`,
        told: change.on
          ? `Sign-in to ${partner} asks for a code of your authenticator from now on.`
          : `Sign-in to ${partner} asks for no code of an authenticator any more.`,
      };
    case "recovery_codes":
      return {
        title: "You have new recovery codes",
        told: `New recovery codes were made for your account at ${partner}. The old ones stopped working.`,
      };
    case "recovery_code_used": {
      const left = change.left === 1 ? "One is left" : `${change.left} are left`;
      return {
        title: "A recovery code was used",
        told: `A recovery code took the place of your authenticator at ${partner}. ${left}; new ones are made on the page of your account.`,
      };
    }
    case "role":
      return {
        title: "Your role was changed",
        told: `Your role at ${partner} was changed from ${change.from} to ${change.to}.`,
      };
  }
}

/** Tells the partner that there is one more API key, so that nobody makes one unseen. */
export function keyCreatedMail(
  mail: { readonly name: string },
  brand: Brand,
): Promise<MailContent> {
  return writeMessage(
    {
      subject: `${brand.partnerName} has one more API key`,
      preview: `It is called ${mail.name}.`,
      title: "An API key was made",
      paragraphs: [
        `An API key called "${mail.name}" was made for ${brand.partnerName}. It reaches everything of the account.`,
        "If this was not you, revoke it under Developers on the dashboard, rotate the other keys, and write to us at once.",
      ],
    },
    brand,
  );
}

/** Tells the partner that its API key was replaced, so that nobody does so unseen. */
export function keyRotatedMail(
  mail: { readonly previousUntil: string },
  brand: Brand,
): Promise<MailContent> {
  return writeMessage(
    {
      subject: `The API key of ${brand.partnerName} was replaced`,
      preview: `The old key works until ${mail.previousUntil.slice(0, 16).replace("T", " ")} UTC.`,
      title: "Your API key was replaced",
      paragraphs: [
        `The API key of ${brand.partnerName} was replaced. The old key works until ${mail.previousUntil.slice(0, 16).replace("T", " ")} UTC; put the new one in place before then.`,
        "If this was not you, rotate the key again and write to us at once.",
      ],
    },
    brand,
  );
}
