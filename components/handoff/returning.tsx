"use client";
// The way back that is taken by itself. It is loaded once something is sealed: no first load needs it.
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { buttonClass } from "@/components/ui/button-look";

/** Long enough to read what is said and to choose otherwise. */
const NOTICE_SECONDS = 10;

interface ReturningProps {
  /** The address that the merchant goes back to. */
  readonly to: string;
  readonly leave: () => void;
}

/** Counts down, goes back, and leaves it be where the merchant wants to stay. */
export function Returning({ to, leave }: ReturningProps) {
  const t = useTranslations("handoff");
  const [left, setLeft] = useState(NOTICE_SECONDS);
  const [staying, setStaying] = useState(false);
  useEffect(() => {
    if (staying) return;
    // Nobody is taken away from a page that is not looked at.
    const tick = () => setLeft((now) => (document.hidden ? now : now - 1));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [staying]);
  useEffect(() => {
    if (left > 0 || staying) return;
    leave();
    window.location.assign(to);
  }, [left, staying, to, leave]);
  if (staying) return null;
  return (
    <>
      <p className="text-sm">
        {/* Read out once: a number that changes every second would be all that is heard. */}
        <span role="status" className="sr-only">
          {t("returning", { seconds: NOTICE_SECONDS })}
        </span>
        <span aria-hidden="true">{t("returning", { seconds: Math.max(left, 0) })}</span>
      </p>
      <button type="button" className={buttonClass("secondary")} onClick={() => setStaying(true)}>
        {t("stay")}
      </button>
    </>
  );
}
