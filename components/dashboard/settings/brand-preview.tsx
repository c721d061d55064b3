// What a brand looks like where merchants meet it, and whether its colour can be read there. It shows what the
// portal, a message and the documents do, and no more.
import { CircleCheck, TriangleAlert } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { accentColors, contrast, type Theme } from "@/components/ui/contrast";

/** A brand as it is typed; an empty text stands for none. */
export interface BrandLook {
  readonly name: string;
  readonly color: string;
  readonly logo: string;
}

/** What text on a page needs at least (WCAG AA). */
const LEAST = 4.5;
const SURFACES = { light: "#ffffff", dark: "#18202c" } as const;
const MAIL_INK = "#16233a";
const MAIL_COLOR = "#0f5e5a";

/** The preview of a brand. */
export function BrandPreview({ look }: { readonly look: BrandLook }) {
  const color = accentColors(look.color, "light") ? look.color.trim() : null;
  const name = look.name.trim() || "Your name";
  return (
    <section className="min-w-0 space-y-6" aria-label="Preview">
      {color ? <ContrastCheck color={color} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <PortalSample name={name} color={color} theme="light" />
        <PortalSample name={name} color={color} theme="dark" />
        <MailSample name={name} color={color} logo={look.logo.trim()} />
        <CoverSample name={name} />
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
        const ratio = contrast(color, SURFACES[theme]).toFixed(1);
        return (
          <li key={theme} className="flex items-start gap-2">
            <Icon
              className={`mt-0.5 size-4 shrink-0 ${stays ? "text-good" : "text-open"}`}
              aria-hidden="true"
            />
            <span>
              {stays
                ? `In the ${theme} theme it is used as it is: ${ratio} : 1.`
                : `In the ${theme} theme it would be hard to read: ${ratio} : 1 on the lightest or darkest surface, and text needs ${LEAST} : 1 on all of them. The portal uses ${used} instead.`}{" "}
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
}

/** The words of the portal's first page, in the colours of one theme. */
function PortalSample({ name, color, theme }: SampleProps & { readonly theme: Theme }) {
  const made = color ? accentColors(color, theme) : null;
  const style = {
    colorScheme: theme,
    ...(made ? { "--accent": made.accent, "--on-accent": made.onAccent } : {}),
  } as CSSProperties;
  return (
    <Sample title={`Portal, ${theme} theme`}>
      <div
        style={style}
        className="space-y-3 rounded-medium border border-line bg-paper p-4 text-sm text-ink"
      >
        <p className="font-semibold">Your PCI DSS self-assessment</p>
        <p className="text-soft">
          {name} asks you for it once a year. <span className="text-accent underline">Why?</span>
        </p>
        <span className="inline-flex rounded-small bg-accent px-3 py-1.5 font-semibold text-on-accent">
          Go on
        </span>
      </div>
    </Sample>
  );
}

/** A message: mail programs have one theme, and the button takes white or dark letters. */
function MailSample({ name, color, logo }: SampleProps & { readonly logo: string }) {
  const button = color ?? MAIL_COLOR;
  const letters = contrast(button, "#ffffff") >= LEAST ? "#ffffff" : MAIL_INK;
  return (
    <Sample title="Mail">
      <div
        style={{ colorScheme: "light" }}
        className="space-y-3 rounded-medium border border-line bg-surface p-4 text-sm text-ink"
      >
        {URL.canParse(logo) ? (
          <p className="rounded-small border border-line border-dashed px-3 py-2 text-xs text-soft">
            Your logo from {new URL(logo).host}, 40 pixels high
          </p>
        ) : (
          <p className="font-semibold" style={{ color: MAIL_COLOR }}>
            {name}
          </p>
        )}
        <p className="font-semibold">Your PCI DSS self-assessment</p>
        <span
          className="inline-flex rounded-small px-3 py-1.5 font-semibold"
          style={{ backgroundColor: button, color: letters }}
        >
          Open it
        </span>
      </div>
    </Sample>
  );
}

/** The head of either document: sealed documents look alike for every partner. */
function CoverSample({ name }: { readonly name: string }) {
  return (
    <Sample title="First page of the documents: your name, our colours">
      <div
        style={{ colorScheme: "light" }}
        className="space-y-3 rounded-medium border border-line bg-surface p-4 text-sm text-ink"
      >
        <p className="text-xs font-semibold">{name}</p>
        <div>
          <p className="text-lg font-semibold">Attestation of Compliance</p>
          <p className="text-lg" style={{ color: "#0c5a5b" }}>
            SAQ A
          </p>
        </div>
        <div className="h-0.5 w-10" style={{ backgroundColor: "#0c5a5b" }} />
      </div>
    </Sample>
  );
}
