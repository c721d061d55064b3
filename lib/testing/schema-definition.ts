// What a schema is made of, for tests that look for every text that an input takes.
import type { z } from "zod";

/** Members of the definitions of those kinds of schema that can hold text. */
export interface Definition {
  readonly type: string;
  readonly innerType: z.ZodType;
  readonly in: z.ZodType;
  readonly element: z.ZodType;
  readonly valueType: z.ZodType;
  readonly options: readonly z.ZodType[];
  readonly shape: Readonly<Record<string, z.ZodType>>;
}

/** The definition of a schema: members that its kind does not have are missing. */
export function definitionOf(schema: z.ZodType): Definition {
  return schema.def as unknown as Definition;
}
