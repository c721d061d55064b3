"use client";
// Stands over the page while the partner is suspended. The page stays with all that is typed in it, and goes on by
// itself.
import { useQueryClient } from "@tanstack/react-query";
import { CirclePause } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { Callout } from "@/components/ui/callout";
import { useSession } from "./session";

const AGAIN_MS = 5_000;

/** Says that the service is paused, and looks again until it is not. */
export function Paused() {
  const t = useTranslations("suspended");
  const { merchantId, send } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    const look = () =>
      send("GET", `/v1/merchants/${merchantId}`)
        .then(() => client.invalidateQueries())
        .catch(() => undefined);
    const timer = setInterval(look, AGAIN_MS);
    return () => clearInterval(timer);
  }, [merchantId, send, client]);
  return (
    <div className="mb-8" role="status">
      <Callout tone="open" icon={CirclePause} title={t("title")}>
        <p>{t("stay")}</p>
        <p>{t("ask")}</p>
      </Callout>
    </div>
  );
}
