// Apart from the form's data, so that a page can ask it without loading them.

/** A field as far as it says when it is asked. */
export interface AskedField {
  readonly showWhen?:
    | { readonly field: string; readonly is: readonly (string | boolean)[] }
    | null
    | undefined;
}

/** Whether a field is asked, by the values of those before it. */
export function isAsked(
  { showWhen }: AskedField,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (!showWhen) return true;
  const value = values[showWhen.field];
  return showWhen.is.some((each) => each === value);
}
