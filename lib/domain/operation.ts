import type { z } from "zod";
import type { Db } from "@/db/client";
import type { Context, OperationSpec } from "@/lib/core/operation";

/** The context of every handler: the core's, on our tenant-scoped database handle. */
export type Ctx = Context<Db>;

/** Declares an operation; see `OperationSpec` for what each member promises. */
export function operation<I extends z.ZodObject, O extends z.ZodType, X = undefined, P = undefined>(
  spec: OperationSpec<Db, I, O, X, P>,
): OperationSpec<Db, I, O, X, P> {
  return spec;
}
