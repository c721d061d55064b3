/**
 * The members of a change that differ from what is stored. One that is left out changes nothing; neither
 * does one that says what is so already.
 */
export function changedMembers<C extends object>(
  stored: { readonly [M in keyof C]?: unknown },
  change: C,
): Partial<C> {
  const differing = (Object.entries(change) as [keyof C, unknown][]).filter(
    ([member, value]) => value !== undefined && value !== (stored[member] ?? null),
  );
  return Object.fromEntries(differing) as Partial<C>;
}
