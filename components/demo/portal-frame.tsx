"use client";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Callout } from "@/components/ui/callout";
import { loadSealwright, type Mounted, mintFor, type PortalEvent } from "./sealwright";

interface PortalFrameProps {
  readonly apiKey: string;
  readonly baseUrl: string;
  readonly merchantId: string;
  readonly theme: string;
  readonly onEvent: (event: PortalEvent) => void;
}

/** The portal, mounted by `embed.js` as on any other site. Give it a key per merchant. */
export function PortalFrame({ apiKey, baseUrl, merchantId, theme, onEvent }: PortalFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const first = useRef({ theme, onEvent });
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const mint = () => mintFor(apiKey, merchantId);
    Promise.all([loadSealwright(), mint()]).then(
      ([sealwright, sessionToken]) => {
        if (!current || !place.current) return;
        mounted.current = sealwright.mount(place.current, {
          baseUrl,
          merchantId,
          sessionToken,
          theme: first.current.theme,
          title: "Embedded card security check",
          getFreshToken: mint,
          onEvent: (event) => first.current.onEvent(event),
        });
      },
      (error) => current && setReason(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      current = false;
      mounted.current?.destroy();
      mounted.current = null;
    };
  }, [apiKey, baseUrl, merchantId]);
  useEffect(() => mounted.current?.update({ theme }), [theme]);
  return (
    <>
      {reason ? (
        <div role="alert">
          <Callout tone="bad" icon={CircleAlert} title="The portal could not be opened">
            <p>{reason}</p>
          </Callout>
        </div>
      ) : null}
      <div ref={place} />
    </>
  );
}
