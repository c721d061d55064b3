// What a page may load, run and send, and who may show it: one header for each answer.

/** What differs between two answers. */
interface PageFacts {
  /** Marks the scripts of this one answer; whoever smuggles in another does not know it. */
  readonly nonce: string;
  /** The `frame-ancestors` directive. */
  readonly framedBy: string;
  /** The installation's own public origin: the demo shows the portal in a frame from there. */
  readonly ownOrigin: string;
  /** The development server runs code from strings and talks to the browser by a socket. */
  readonly development: boolean;
}

/**
 * The Content-Security-Policy of a page. Scripts run by nonce alone, and what they load themselves with them.
 * Styles may stand inline: React writes them as attributes, which no nonce can mark.
 */
export function pagePolicy({ nonce, framedBy, ownOrigin, development }: PageFacts): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    `frame-src 'self' ${ownOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framedBy,
  ].join("; ");
}
