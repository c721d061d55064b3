/** What a refusal says of each member, by its path. */
export function problemsOf(details: Record<string, unknown> | undefined): Record<string, string> {
  const issues = (details?.issues ?? []) as readonly { path: string; message: string }[];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}
