// Draws lucide's icons. `next.config.ts` puts it in place of lucide's own way of doing so, which can do
// much that no page asks for, weighs 1 kB on every page and makes every icon a client component.
import { createElement, type SVGProps } from "react";

/** An icon as lucide describes it. */
interface IconData {
  readonly size: number;
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/** Makes the component of one icon. */
export default function createIcon({ size, node }: IconData) {
  const shapes = node.map(([tag, shape]) => createElement(tag, shape));
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {shapes}
      </svg>
    );
  };
}
