// Where a card number is typed, in small pictures of screens. What belongs to the payment company is coloured.
import type { ReactNode } from "react";
import { Picture } from "./frame";

interface ScreenProps {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  /** Whether the whole page is the payment company's. */
  readonly theirs?: boolean;
  readonly children?: ReactNode;
}

/** A page in a browser: its address on top. */
function Screen({ x = 14, y = 4, width = 68, height = 56, theirs, children }: ScreenProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={theirs ? "stroke-accent" : undefined}>
      <rect width={width} height={height} rx="3" className={theirs ? "fill-accent-wash" : ""} />
      <path d={`M0 11h${width}`} />
      <path d={`M6 5.5h${width / 2}`} strokeWidth={3} />
      {children}
    </g>
  );
}

const OURS = "fill-wash";
const THEIRS = "fill-accent-wash stroke-accent";

/** The fields for number, date and code. */
function Fields({ x, y, theirs }: { readonly x: number; readonly y: number; theirs?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} className={theirs ? THEIRS : OURS}>
      <rect width="40" height="9" rx="1.5" />
      <rect y="13" width="18" height="9" rx="1.5" />
      <rect x="22" y="13" width="18" height="9" rx="1.5" />
    </g>
  );
}

/** The shop is left for a page of the payment company. */
export function OtherPage() {
  return (
    <Picture>
      <Screen x={2} y={4} width={36} height={40}>
        <path d="M7 20h22M7 28h14" className="stroke-line-strong" />
      </Screen>
      <Screen x={40} y={18} width={54} height={42} theirs>
        <rect x="8" y="17" width="38" height="7" rx="1.5" className="fill-surface" />
        <rect x="8" y="29" width="17" height="7" rx="1.5" className="fill-surface" />
      </Screen>
      <path d="M16 50h16m-5-5 5 5-5 5" className="fill-transparent stroke-accent" />
    </Picture>
  );
}

/** The merchant's page with fields in it that the payment company puts there. */
export function TheirFields() {
  return (
    <Picture>
      <Screen>
        <rect x="8" y="16" width="52" height="34" rx="2" className={THEIRS} strokeDasharray="3 4" />
        <Fields x={14} y={22} theirs />
      </Screen>
    </Picture>
  );
}

/** The merchant's page with fields of its own. */
export function OwnFields() {
  return (
    <Picture>
      <Screen>
        <path d="M14 17h24" className="stroke-line-strong" />
        <Fields x={14} y={24} />
      </Screen>
    </Picture>
  );
}

/** A shop that another company runs from top to bottom. */
export function TheirShop() {
  return (
    <Picture>
      <Screen theirs>
        <path d="M8 18h16M8 24h11" />
        <rect x="32" y="16" width="28" height="9" rx="1.5" className="fill-surface" />
        <Fields x={14} y={30} theirs />
      </Screen>
    </Picture>
  );
}

/** A computer on which somebody of the shop types the number. */
export function TypedByStaff() {
  return (
    <Picture>
      <rect x="18" y="6" width="60" height="40" rx="3" />
      <g transform="translate(28 15)" className={THEIRS}>
        <rect width="40" height="9" rx="1.5" />
        <rect y="13" width="18" height="9" rx="1.5" />
        <rect x="22" y="13" width="18" height="9" rx="1.5" />
      </g>
      <path d="M10 52h76l-5 6H15z" />
    </Picture>
  );
}

/** A customer's own phone with a shop on it. */
export function PaidOnline() {
  return (
    <Picture>
      <rect x="32" y="4" width="32" height="56" rx="4" />
      <path d="M37 15h22" className="stroke-line-strong" strokeWidth={3} />
      <path d="M38 24h3l3 13h10l3-9H43" className="fill-transparent stroke-accent" />
      <path d="M46 43h.01M53 43h.01" className="stroke-accent" strokeWidth={4} />
      <path d="M45 54h6" />
    </Picture>
  );
}
