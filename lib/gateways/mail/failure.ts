// Why a message did not go out, as far as the next step depends on it.

/**
 * `refused`: the mail service will not take this message, ever; `unreached`: not now; `uncertain`: it was
 * handed over and no answer came, so it may arrive.
 */
export type MailFailureKind = "refused" | "unreached" | "uncertain";

/** A message that was not handed over. Its text repeats no words of the mail service: they can quote us. */
export class MailFailure extends Error {
  readonly kind: MailFailureKind;

  constructor(kind: MailFailureKind, message: string) {
    super(message);
    this.name = "MailFailure";
    this.kind = kind;
  }
}
