"use client";
// What a refusal says to a merchant about one field, in the merchant's language.
import { ApiError } from "./api";
import { type ToldIssue, useFieldWords, useRefusal } from "./refusal-words";

/** What the API says of one field of a refused input; null where the refusal is about something else. */
function issueOn(error: unknown, path: string): ToldIssue | null {
  if (!(error instanceof ApiError)) return null;
  const issues = error.details.issues;
  if (!Array.isArray(issues)) return null;
  return issues.find((each: { path?: unknown }) => each.path === path) ?? null;
}

/** What is wrong with one field of a refused input; null where the refusal is about something else. */
export function useFieldMessage(): (error: unknown, path: string) => string | null {
  const refusal = useRefusal();
  const words = useFieldWords();
  return (error, path) => {
    const issue = issueOn(error, path);
    if (issue === null) return null;
    // A field can also be named by a refusal that has words of its own: card data.
    const named = error instanceof ApiError && error.code !== "VALIDATION_ERROR";
    return named ? refusal(error) : words(issue);
  };
}

/** Everything that is wrong with the members of a refused input under a path, by what follows it. */
export function useFieldMessages(): (error: unknown, under: string) => ReadonlyMap<string, string> {
  const message = useFieldMessage();
  return (error, under) => {
    const issues = error instanceof ApiError ? error.details.issues : [];
    const paths = (Array.isArray(issues) ? issues : [])
      .map(({ path }: { path?: unknown }) => String(path))
      .filter((path) => path.startsWith(under));
    return new Map(paths.map((path) => [path.slice(under.length), message(error, path) ?? ""]));
  };
}
