"use client";
// Plays a site that shows the portal: the key, a merchant, the frame, what it tells, and the snippet.
import { useCallback, useId, useState } from "react";
import { Command } from "@/components/site/command";
import { Button } from "@/components/ui/button";
import { Inspector, type LoggedEvent } from "./inspector";
import { KeyStep } from "./key-step";
import { MerchantStep } from "./merchant-step";
import { PortalFrame } from "./portal-frame";
import type { DemoMerchant, PortalEvent } from "./sealwright";
import { keepKey, useKey } from "./use-key";

const SHOWN_EVENTS = 200;
const THEMES = { auto: "As the device", light: "Light", dark: "Dark" } as const;

function snippetFor(baseUrl: string, merchantId: string): string {
  return [
    `<script src="${baseUrl}/embed.js"></script>`,
    `<div id="check"></div>`,
    `<script>`,
    `  // Your server: POST ${baseUrl}/v1/merchants/${merchantId}/session-token`,
    `  const token = () => fetch("/your/token").then((reply) => reply.text());`,
    `  token().then((sessionToken) =>`,
    `    Sealwright.mount(document.getElementById("check"), {`,
    `      merchantId: "${merchantId}",`,
    `      sessionToken,`,
    `      getFreshToken: token,`,
    `      onEvent: ({ type, payload }) => console.log(type, payload),`,
    `    }),`,
    `  );`,
    `</script>`,
  ].join("\n");
}

function ThemeChoice({
  theme,
  choose,
}: {
  readonly theme: string;
  readonly choose: (theme: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        Theme
      </label>
      <select
        id={id}
        value={theme}
        onChange={({ target }) => choose(target.value)}
        className="mt-2 min-h-11 w-full rounded-small border border-line-strong bg-surface px-3 py-2"
      >
        {Object.entries(THEMES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function useLog() {
  const [events, setEvents] = useState<readonly LoggedEvent[]>([]);
  const log = useCallback((event: PortalEvent) => {
    setEvents((before) => {
      const logged = { ...event, id: (before[0]?.id ?? 0) + 1, at: new Date() };
      return [logged, ...before].slice(0, SHOWN_EVENTS);
    });
  }, []);
  return { events, log };
}

function Embedding({ apiKey, baseUrl }: { readonly apiKey: string; readonly baseUrl: string }) {
  const [merchant, setMerchant] = useState<DemoMerchant | null>(null);
  const [theme, setTheme] = useState("auto");
  const { events, log } = useLog();
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[18rem_1fr]">
      <div className="space-y-8">
        <MerchantStep apiKey={apiKey} chosen={merchant} choose={setMerchant} />
        <ThemeChoice theme={theme} choose={setTheme} />
        <Button onClick={() => keepKey(null)}>Forget the key</Button>
      </div>
      <div className="min-w-0 space-y-12">
        <section aria-labelledby="frame">
          <h2 id="frame" className="text-xl">
            Your site
          </h2>
          {merchant ? (
            <div className="mt-4 overflow-hidden rounded-medium border border-dashed border-line-strong">
              <PortalFrame
                key={merchant.id}
                apiKey={apiKey}
                baseUrl={baseUrl}
                merchantId={merchant.id}
                theme={theme}
                onEvent={log}
              />
            </div>
          ) : (
            <p className="mt-3 text-soft">Choose a merchant, or create one.</p>
          )}
        </section>
        <Inspector events={events} />
        {merchant ? (
          <section aria-labelledby="snippet" className="space-y-4">
            <h2 id="snippet" className="text-xl">
              The same on your site
            </h2>
            <Command label="HTML" text={snippetFor(baseUrl, merchant.id)} />
          </section>
        ) : null}
      </div>
    </div>
  );
}

/** The whole demonstration. */
export function Playground({ baseUrl }: { readonly baseUrl: string }) {
  const apiKey = useKey();
  return apiKey ? <Embedding key={apiKey} apiKey={apiKey} baseUrl={baseUrl} /> : <KeyStep />;
}
