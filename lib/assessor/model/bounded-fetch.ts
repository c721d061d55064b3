// What an endpoint sends is read whole before it is looked at: more than any answer takes is not read on.

/** Many times what the most output tokens take, with a model's thoughts and the envelope around them. */
const MOST_BYTES = 1024 * 1024;

class TooLongError extends Error {
  override readonly name = "TooLongError";
}

/** Whether a call failed because the endpoint sent more than any answer takes. */
export function isTooLong(error: unknown): boolean {
  const seen = new Set<unknown>();
  for (let at: unknown = error; at instanceof Error && !seen.has(at); at = at.cause) {
    if (at instanceof TooLongError) return true;
    seen.add(at);
  }
  return false;
}

/** `fetch`, for answers of a bounded size, compressed or not. */
export async function boundedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      // An error here cancels the rest of the answer.
      if (bytes > MOST_BYTES) controller.error(new TooLongError("The answer is too long."));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counted), { status, statusText, headers });
}
