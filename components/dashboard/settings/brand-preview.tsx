// What a brand looks like where merchants meet it, and whether its colour can be read there. It shows what the
// portal, a message and the documents do, and no more.
import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { accentColors, contrast, type Theme } from "@/components/ui/contrast";
import { fitted, type LogoPicture, type LogoStatus } from "@/lib/domain/logo/shape";

/** A brand as it is typed; an empty text stands for none. */
export interface BrandLook {
  readonly name: string;
  readonly color: string;
  readonly logo: string;
}

/** What text on a page needs at least (WCAG AA). */
const LEAST = 4.5;
// Both themes stand side by side, whichever the reader has, and paper and mail have one: the values of
// `globals.css` and of the mails by themselves.
const PALETTES = {
  light: {
    ...{ paper: "#faf8f3", surface: "#ffffff", line: "#dfdacd", ink: "#16233a", soft: "#465367" },
    ...{ accent: "#0c5a5b", onAccent: "#ffffff" },
  },
  dark: {
    ...{ paper: "#10161f", surface: "#18202c", line: "#303c4c", ink: "#eeebe3", soft: "#bac2cd" },
    ...{ accent: "#74c8c2", onAccent: "#07211f" },
  },
} as const;
const SHEET = PALETTES.light;
const MAIL_COLOR = "#0f5e5a";
const BOX = "space-y-3 rounded-medium border p-4 text-sm";

interface BrandPreviewProps {
  readonly look: BrandLook;
  readonly logo: LogoStatus;
}

/** The picture at the address that is typed, where it was fetched. */
function pictureFor({ logo }: BrandLook, { address, picture }: LogoStatus): LogoPicture | null {
  if (!picture || address !== logo.trim()) return null;
  return { ...picture, url: new URL(picture.url).pathname };
}

/** The preview of a brand. */
export function BrandPreview({ look, logo }: BrandPreviewProps) {
  const color = accentColors(look.color, "light") ? look.color.trim() : null;
  const name = look.name.trim() || "Your name";
  const shown = { name, color, picture: pictureFor(look, logo) };
  return (
    <section className="min-w-0 space-y-6" aria-label="Preview">
      {color ? <ContrastCheck color={color} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <PortalSample {...shown} theme="light" />
        <PortalSample {...shown} theme="dark" />
        <MailSample {...shown} />
        <CoverSample {...shown} />
      </div>
    </section>
  );
}

/** How the colour fares in each theme, and the shade that is used where it cannot be read. */
function ContrastCheck({ color }: { readonly color: string }) {
  const themes: readonly Theme[] = ["light", "dark"];
  return (
    <ul className="space-y-2 text-sm">
      {themes.map((theme) => {
        const used = accentColors(color, theme)?.accent ?? color;
        const stays = used === color.toLowerCase();
        const Icon = stays ? CircleCheck : TriangleAlert;
        const ratio = contrast(color, PALETTES[theme].surface).toFixed(1);
        return (
          <li key={theme} className="flex items-start gap-2">
            <Icon
              className={`mt-0.5 size-4 shrink-0 ${stays ? "text-good" : "text-open"}`}
              aria-hidden="true"
            />
            <span>
              {stays
                ? `In the ${theme} theme it is used as it is: ${ratio} : 1.`
                : `In the ${theme} theme it could not be read everywhere: ${ratio} : 1 on a plain sheet, where text and its surroundings need ${LEAST} : 1. The portal uses ${used} instead.`}{" "}
              <span
                className="inline-block size-3 rounded-small border border-line align-middle"
                style={{ backgroundColor: used }}
                aria-hidden="true"
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Sample({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <figure className="min-w-0 space-y-2">
      <figcaption className="text-xs font-semibold text-faint">{title}</figcaption>
      {children}
    </figure>
  );
}

interface SampleProps {
  readonly name: string;
  readonly color: string | null;
  /** Null: the name stands there. */
  readonly picture: LogoPicture | null;
}

interface MarkProps extends Pick<SampleProps, "name" | "picture"> {
  readonly color: string;
  /** Pixels of the place itself. */
  readonly room: { readonly width: number; readonly height: number };
  readonly ground?: string;
}

/** The logo or the name, as large as at its place. */
function Mark({ name, picture, color, room, ground }: MarkProps) {
  if (!picture) {
    return (
      <p className="font-semibold break-words" style={{ color }}>
        {name}
      </p>
    );
  }
  return (
    <p
      className="inline-block rounded-small"
      style={ground ? { background: ground, padding: 4 } : {}}
    >
      {/* biome-ignore lint/performance/noImgElement: it has the size that it is shown in, and a lasting address */}
      <img src={picture.url} alt={name} {...fitted(picture, room)} className="h-auto max-w-full" />
    </p>
  );
}

/** The portal's first page, and the last words of it, in the colours of one theme. */
function PortalSample({ name, color, picture, theme }: SampleProps & { readonly theme: Theme }) {
  const own = PALETTES[theme];
  const { accent, onAccent } = (color && accentColors(color, theme)) || own;
  const box = { backgroundColor: own.paper, borderColor: own.line, color: own.ink };
  return (
    <Sample title={`Portal, ${theme} theme`}>
      <div style={box} className={BOX}>
        <div className="border-b pb-2" style={{ borderColor: own.line }}>
          <Mark
            {...{ name, picture }}
            color={own.ink}
            room={{ width: 240, height: 40 }}
            {...(theme === "dark" ? { ground: "#ffffff" } : {})}
          />
        </div>
        <p className="text-xs font-semibold" style={{ color: accent }}>
          Card security check (PCI DSS)
        </p>
        <span
          className="inline-flex rounded-small px-3 py-1.5 font-semibold"
          style={{ backgroundColor: accent, color: onAccent }}
        >
          Add a way of taking cards
        </span>
        <p style={{ color: own.soft }}>
          At the end: “{name} has your documents. You need not send them.”
        </p>
      </div>
    </Sample>
  );
}

const PAPER = { backgroundColor: SHEET.surface, borderColor: SHEET.line, color: SHEET.ink };

/** A message: mail programs have one theme, and the button takes white or dark letters. */
function MailSample({ name, color, picture }: SampleProps) {
  const button = color ?? MAIL_COLOR;
  const letters = contrast(button, "#ffffff") >= LEAST ? "#ffffff" : SHEET.ink;
  return (
    <Sample title="Mail">
      <div style={PAPER} className={BOX}>
        <Mark {...{ name, picture }} color={MAIL_COLOR} room={{ width: 240, height: 48 }} />
        <p className="font-semibold">Your yearly card security check</p>
        <span
          className="inline-flex rounded-small px-3 py-1.5 font-semibold"
          style={{ backgroundColor: button, color: letters }}
        >
          Start the check
        </span>
      </div>
    </Sample>
  );
}

/** The head of either document: their colours are the same for every partner. */
function CoverSample({ name, picture }: SampleProps) {
  const title = picture ? "your logo and name" : "your name";
  return (
    <Sample title={`First page of the documents: ${title}, our colours`}>
      <div style={PAPER} className={BOX}>
        {picture ? (
          <Mark {...{ name, picture }} color={SHEET.ink} room={{ width: 190, height: 44 }} />
        ) : null}
        <p className="text-xs font-semibold break-words">{name}</p>
        <div>
          <p className="text-lg font-semibold">Attestation of Compliance</p>
          <p className="text-lg" style={{ color: SHEET.accent }}>
            SAQ A
          </p>
        </div>
        <div className="h-0.5 w-10" style={{ backgroundColor: SHEET.accent }} />
      </div>
    </Sample>
  );
}
