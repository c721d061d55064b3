"use client";
// The ways on from a question that the merchant is not sure of: answer it now, ask somebody, ask the partner.
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import type { AskedData } from "@/components/wizard/asked";
import type { PartData } from "@/components/wizard/data";
import { AskPartner } from "./ask-partner";
import { AskSomeone } from "./ask-someone";
import { AskedAbout } from "./asked-about";

/** Where somebody is asked, and who was so far. */
export interface Asking {
  readonly attemptPath: string;
  readonly partnerName: string;
  /** Undefined until it is read. */
  readonly asked: AskedData | undefined;
}

interface AskWaysProps {
  readonly part: PartData;
  readonly asking: Asking;
  /** Goes to the question; left out where it stands right above. */
  readonly answer?: () => void;
}

type Way = "someone" | "bank";

/** The ways on from one question, with what was asked so far and what came back. */
export function AskWays({ part, asking, answer }: AskWaysProps) {
  const t = useTranslations("ask");
  const panel = useId();
  const [way, setWay] = useState<Way | null>(null);
  const { attemptPath, partnerName, asked } = asking;
  const { partId } = part;
  const withBank = asked?.partner.some((each) => each.partId === partId && each.state === "open");
  const choose = (wanted: Way) => () => setWay(way === wanted ? null : wanted);
  const button = (wanted: Way) => ({
    look: answer ? ("secondary" as const) : ("quiet" as const),
    "aria-expanded": way === wanted,
    "aria-controls": way === wanted ? panel : undefined,
    onClick: choose(wanted),
  });
  return (
    <div className="space-y-4">
      <AskedAbout partId={partId} asking={asking} />
      <div className="flex flex-wrap gap-3">
        {answer ? <Button onClick={answer}>{t("now")}</Button> : null}
        <Button {...button("someone")}>{t("someone")}</Button>
        {withBank ? null : (
          <Button {...button("bank")}>{t("bank", { partner: partnerName })}</Button>
        )}
      </div>
      {way === null ? null : (
        <div id={panel}>
          {way === "someone" ? (
            <AskSomeone attemptPath={attemptPath} partId={partId} partnerName={partnerName} />
          ) : (
            <AskPartner
              attemptPath={attemptPath}
              partId={partId}
              partnerName={partnerName}
              done={() => setWay(null)}
            />
          )}
        </div>
      )}
    </div>
  );
}
