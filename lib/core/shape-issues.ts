import type { z } from "zod";
import type { Issue } from "./errors";

/** What a shape found wrong, one issue for each unknown member. */
export function shapeIssues(error: z.ZodError): Issue[] {
  return error.issues.flatMap((issue) => {
    const base = issue.path.map(String).join(".");
    if (issue.code !== "unrecognized_keys") return [{ path: base, message: issue.message }];
    return issue.keys.map((key) => ({
      path: base ? `${base}.${key}` : key,
      message: "This member is not known here. Remove it.",
    }));
  });
}
