// What cards are taken on, in small pictures: each shows what else takes part beside the card.
import { Picture } from "./frame";

/** A card machine with a card in it. */
function Machine({ x = 0 }: { readonly x?: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x="6" y="44" width="20" height="16" rx="2" className="fill-accent stroke-accent" />
      <rect y="6" width="32" height="46" rx="4" />
      <rect x="6" y="12" width="20" height="11" rx="1.5" className="fill-accent-wash" />
      <path d="M8 30h.01M16 30h.01M24 30h.01M8 37h.01M16 37h.01M24 37h.01M8 44h.01M16 44h.01M24 44h.01" />
    </g>
  );
}

/** A phone as it lies in a hand. */
function Phone({ x = 0 }: { readonly x?: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect y="6" width="30" height="52" rx="4" />
      <rect x="5" y="12" width="20" height="35" rx="1" className="fill-wash stroke-none" />
      <path d="M13 52.5h4" />
    </g>
  );
}

/** A card machine and nothing else. */
export function MachineAlone() {
  return (
    <Picture>
      <Machine x={32} />
    </Picture>
  );
}

/** A till that tells the card machine what is to be paid. */
export function MachineWithTill() {
  return (
    <Picture>
      <rect x="2" y="12" width="42" height="28" rx="2" />
      <path d="M9 20h18M9 27h12" className="stroke-line-strong" />
      <path d="M23 40v8" />
      <rect x="6" y="48" width="34" height="10" rx="2" />
      <path d="M44 30h14" className="stroke-accent" strokeDasharray="1 4" strokeWidth={3} />
      <Machine x={61} />
    </Picture>
  );
}

/** A phone with a small reader beside it. */
export function ReaderWithPhone() {
  return (
    <Picture>
      <Phone x={8} />
      <path d="M44 27a7 7 0 0 1 0 10M49 22a14 14 0 0 1 0 20" className="fill-transparent" />
      <rect x="66" y="10" width="18" height="20" rx="2" className="fill-accent stroke-accent" />
      <rect x="60" y="22" width="30" height="30" rx="5" />
      <path d="M69 37h12" className="stroke-line-strong" />
    </Picture>
  );
}

/** A card that is held to a phone, without a reader. */
export function CardToPhone() {
  return (
    <Picture>
      <Phone x={14} />
      <path d="M50 26a8 8 0 0 1 0 12M56 21a16 16 0 0 1 0 22" className="fill-transparent" />
      <g transform="rotate(12 80 32)">
        <rect x="66" y="14" width="24" height="36" rx="3" className="fill-accent stroke-accent" />
        <path d="M73 14v36" className="stroke-surface" />
      </g>
    </Picture>
  );
}
