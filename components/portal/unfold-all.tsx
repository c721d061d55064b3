"use client";
import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";

/** Opens or closes everything that is folded inside. */
export function UnfoldAll({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("answers");
  const box = useRef<HTMLDivElement>(null);
  const [allOpen, setAllOpen] = useState(false);
  const folds = () => [...(box.current?.querySelectorAll("details") ?? [])];

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      setAllOpen([...element.querySelectorAll("details")].every((fold) => fold.open));
    };
    // `toggle` does not bubble, but it can be caught on its way down.
    element.addEventListener("toggle", look, true);
    return () => element.removeEventListener("toggle", look, true);
  }, []);

  function turn() {
    for (const fold of folds()) fold.open = !allOpen;
  }

  const Icon = allOpen ? ChevronsDownUp : ChevronsUpDown;
  return (
    <div ref={box}>
      <div className="px-4 pb-5 sm:px-6 print:hidden">
        <Button onClick={turn} icon={<Icon className="size-4 shrink-0" aria-hidden="true" />}>
          {allOpen ? t("fold") : t("unfold")}
        </Button>
      </div>
      {children}
    </div>
  );
}
