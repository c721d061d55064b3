"use server";
// What operators do about jobs that were given up.
import { told } from "@/app/dashboard/told";
import { textOf } from "@/app/sign-in/words";
import type { FormState } from "@/components/ui/act-form";
import { retryDeadLetters } from "@/lib/domain/health/operations";
import { act } from "@/lib/transports/people/request";

/** One job, or all of a kind where the form names none. */
export async function retryJobs(_: FormState, data: FormData): Promise<FormState> {
  const jobId = textOf(data, "jobId");
  const input = { kind: textOf(data, "kind"), ...(jobId ? { jobId } : {}) };
  const result = await act(retryDeadLetters, input, data);
  // The list stays as it is until it is read anew: what was done is told where it was asked for.
  if (!result.ok) return told(result, "");
  const { retried } = result.output;
  return told(result, retried === 1 ? "It is tried again." : `${retried} jobs are tried again.`);
}
