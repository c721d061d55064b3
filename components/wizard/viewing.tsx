"use client";
// Stands over a visit that only looks: one of the partner's people sees what the merchant sees.
import { Eye } from "lucide-react";
import { useTranslations } from "use-intl";
import { Callout } from "@/components/ui/callout";

/** Says whose page it is, and that nothing can be changed in it. */
export function Viewing({ merchant }: { readonly merchant: string }) {
  const t = useTranslations("viewing");
  return (
    <div className="mb-6">
      <Callout tone="open" icon={Eye} title={t("title")}>
        <p>{t("body", { merchant })}</p>
      </Callout>
    </div>
  );
}
