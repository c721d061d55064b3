/** A text of a form; nothing where it is missing or a file. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** Says when to try again. */
export function limitedText(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `That was often. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}

/** Said only to somebody who proved the account in another way already. */
export const LOCKED =
  "There were five wrong tries in a row, so the account takes no sign-in for 15 minutes. Try again then.";
