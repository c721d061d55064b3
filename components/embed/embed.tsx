"use client";
// The portal in another site's frame: opened by its address or by that site's message, as high as its
// content, and telling the site what happens.
import {
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { BrandMark } from "@/components/brand/brand-mark";
import { endVisit, keptVisit } from "@/components/wizard/kept-visit";
import { useSpeak } from "@/components/wizard/speech";
import { Wizard, type WizardStart } from "@/components/wizard/wizard";
import { HostProvider } from "./host";
import {
  type Configuration,
  configurationIn,
  type Embedders,
  HostLink,
  surroundingOrigin,
} from "./link";

interface EmbedProps {
  /** The visit that the address opened; null where it holds no valid credential. */
  readonly first: { readonly start: WizardStart; readonly embedders: Embedders } | null;
  /** Why there is none; null where there is one. */
  readonly refused:
    | "MISSING_CREDENTIALS"
    | "INVALID_CREDENTIALS"
    | "MERCHANT_NOT_NAMED"
    | "PARTNER_SUSPENDED"
    | null;
  /** The token of an address whose time is over, where its merchant can be sent another link. */
  readonly ended: string | null;
  readonly merchantId: string | undefined;
  readonly theme: string | undefined;
  /** Whether the address names a language: then that of a merchant who comes later does not count. */
  readonly languageNamed: boolean;
}

/** Themes that the page around may choose; anything else follows the device. */
const THEMES = ["light", "dark"];

const Waiting = lazy(async () => ({ default: (await import("./waiting")).Waiting }));

/** Code that only a visit by message needs. */
const loadOpening = () => import("./open");

/** Tells the height of the content whenever it changes. */
function useHeight(root: RefObject<HTMLElement | null>, link: HostLink): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let told = 0;
    const observer = new ResizeObserver(() => {
      // The content alone: it does not depend on the frame's own height, so that no answer of the page
      // around can set this off again.
      const height = Math.ceil(element.getBoundingClientRect().height);
      if (height === told || height === 0) return;
      told = height;
      link.tell("resize", { height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, link]);
}

/** What the tab keeps of the visit of a frame whose address opens none; the site around must be known again. */
function keptFor({ first, merchantId }: EmbedProps): (Configuration & { kept: true }) | null {
  if (first || !merchantId) return null;
  const kept = keptVisit(merchantId);
  const origin = window.parent === window ? window.location.origin : surroundingOrigin();
  return kept && origin ? { kept: true, origin, merchantId, sessionToken: kept.token } : null;
}

/** The session for a credential, or why there is none. A visit that the service knows no more is kept no longer. */
async function exchanged(
  configuration: Configuration & { readonly kept?: true },
  knownMerchantId: string | undefined,
) {
  const opened = await loadOpening()
    .then(({ exchange }) => exchange(configuration, knownMerchantId))
    .catch(() => "OFFLINE");
  const { kept, merchantId, sessionToken } = configuration;
  if (kept && merchantId && sessionToken && opened === "INVALID_CREDENTIALS") {
    endVisit(merchantId, sessionToken);
  }
  return opened;
}

/** Takes a credential of the page around; keeps the visit where it is the same merchant's. */
function useTaking(props: EmbedProps, link: HostLink) {
  const { first, merchantId, refused, languageNamed } = props;
  const speak = useSpeak();
  const [start, setStart] = useState<WizardStart | null>(first?.start ?? null);
  const [opening, setOpening] = useState(false);
  const [asked, setAsked] = useState<Configuration | null>(null);
  const [refusal, setRefusal] = useState<string | null>(refused);
  const latest = useRef(0);
  const shown = useRef<string | undefined>(first?.start.merchantId);
  async function begin(token: string, openedFor: string) {
    const read = await loadOpening()
      .then(({ readStart }) => readStart(token, openedFor))
      .catch(() => null);
    const locale = languageNamed ? undefined : read?.merchant.locale;
    // Texts that cannot be read leave the page in the language that it has.
    if (locale) await speak(locale).catch(() => undefined);
    return read;
  }
  async function take(configuration: Configuration): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    setAsked(configuration);
    setOpening(true);
    const opened = await exchanged(configuration, merchantId ?? shown.current);
    if (mine !== latest.current) return;
    if (typeof opened === "string") {
      setOpening(false);
      setRefusal(opened);
      link.tell("error", { code: opened });
      return;
    }
    link.join(configuration.origin, opened.embedders);
    const token = opened.sessionToken;
    if (shown.current === opened.merchantId) setStart((now) => now && { ...now, token });
    else {
      const read = await begin(token, opened.merchantId);
      if (mine !== latest.current) return;
      if (read) {
        shown.current = opened.merchantId;
        setStart({ ...read, token });
      } else link.tell("error", { code: "OFFLINE" });
    }
    setOpening(false);
  }
  const openedFor = start?.merchantId;
  const kept = useRef<Configuration | null>(null);
  const goOn = useRef(() => {
    kept.current = keptFor(props);
    if (kept.current) void take(kept.current);
  });
  // Before the message that nothing is open: a reload is no reason to ask the site around.
  useLayoutEffect(() => goOn.current(), []);
  // Before the effects of the wizard inside, so that `ready` is the first message of a visit.
  useLayoutEffect(() => {
    if (openedFor) link.tell("ready", { merchantId: openedFor });
    else if (refused && !kept.current) link.tell("error", { code: refused });
  }, [openedFor, link, refused]);
  return { start, opening, refusal, refusedToken: asked?.sessionToken, take };
}

/** The embedded portal. */
export function Embed(props: EmbedProps) {
  const { first } = props;
  const [link] = useState(() => new HostLink(first?.embedders));
  const [theme, setTheme] = useState(props.theme);
  const root = useRef<HTMLElement>(null);
  const { start, opening, refusal, refusedToken, take } = useTaking(props, link);
  useHeight(root, link);

  const receive = useRef<(asked: Configuration) => void>(() => undefined);
  useLayoutEffect(() => {
    receive.current = (asked) => {
      if (asked.theme) setTheme(asked.theme);
      if (asked.apiKey || asked.sessionToken) void take(asked);
    };
  });
  useLayoutEffect(() => {
    const listen = ({ source, data, origin }: MessageEvent) => {
      if (source !== window.parent || window.parent === window || !link.hears(origin)) return;
      const asked = configurationIn(data, origin);
      if (asked) receive.current(asked);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [link]);

  return (
    <main
      ref={root}
      data-theme={THEMES.find((each) => each === theme)}
      className="px-4 py-6 sm:px-6"
    >
      <HostProvider value={link.tell}>
        {start ? (
          <>
            {/* The page around says whose it is in its own way: a name alone would say it twice. */}
            {start.logo ? (
              <div className="mb-6">
                <BrandMark name={start.partnerName} logo={start.logo} />
              </div>
            ) : null}
            <Wizard key={start.merchantId} start={start} />
          </>
        ) : (
          <Suspense>
            <Waiting
              opening={opening}
              ended={props.ended}
              refusedToken={refusedToken}
              unnamed={props.refused === "MERCHANT_NOT_NAMED"}
              paused={refusal === "PARTNER_SUSPENDED"}
            />
          </Suspense>
        )}
      </HostProvider>
    </main>
  );
}
