import type { ReactNode } from "react";
import { Heading } from "@/lib/render/look/primitives";

/** One part of the attestation: its number on the form, a heading in our words, and its content. */
export function Part({
  number,
  title,
  first = false,
  ahead,
  children,
}: {
  readonly number: string;
  readonly title: string;
  /** The first part on its page needs no room above it. */
  readonly first?: boolean;
  /** As on `Heading`. */
  readonly ahead?: number;
  readonly children: ReactNode;
}) {
  const name = `Part ${number}`;
  return (
    <>
      <Heading
        eyebrow={name}
        bookmark={`${name}: ${title}`}
        {...(ahead ? { ahead } : {})}
        {...(first ? { top: 0 } : {})}
      >
        {title}
      </Heading>
      {children}
    </>
  );
}
