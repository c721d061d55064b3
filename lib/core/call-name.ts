// The audit trail keeps operation and way in as one text, so that a row needs no second column.
const BY = " via ";

/** How a call is written down: `merchants.create`, or `merchants.create via mcp:tools/call …`. */
export function callName(operation: string, via: string | undefined): string {
  return via ? `${operation}${BY}${via}` : operation;
}

/** The parts of a written call. Names of operations hold no space, so the first one divides. */
export function readCallName(text: string): { readonly operation: string; readonly via?: string } {
  const at = text.indexOf(BY);
  if (at < 0) return { operation: text };
  return { operation: text.slice(0, at), via: text.slice(at + BY.length) };
}
