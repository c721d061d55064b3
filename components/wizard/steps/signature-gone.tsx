"use client";
// Says that a signature was taken away by a change, and must be given again.
import { PenLine } from "lucide-react";
import { useTranslations } from "use-intl";
import { Callout } from "@/components/ui/callout";
import { LocalTime } from "@/components/ui/local-time";
import type { ReviewData } from "@/components/wizard/data";

/** Nothing where nobody had signed, or somebody has signed again. */
export function SignatureGone({ review }: { readonly review: ReviewData }) {
  const t = useTranslations("sign");
  const { voidedSignature } = review;
  if (!voidedSignature) return null;
  const { signatoryName, signedAt } = voidedSignature;
  return (
    <Callout tone="open" icon={PenLine} title={t("gone")}>
      <p>
        {t("goneText", { name: signatoryName })} (<LocalTime value={signedAt} show="moment" />)
      </p>
    </Callout>
  );
}
