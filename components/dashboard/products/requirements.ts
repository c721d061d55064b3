/** A requirement with the controls that stand under it. */
export interface Requirement {
  readonly topLevel: string;
  readonly title: string;
  readonly controls: readonly { readonly id: string; readonly title: string }[];
}

/** The title of every control, by its number. */
export function titlesOf(requirements: readonly Requirement[]): ReadonlyMap<string, string> {
  return new Map(
    requirements.flatMap(({ controls }) => controls.map(({ id, title }) => [id, title])),
  );
}
