"use client";
// What is wrong on a page, above everything else, each leading to its field.
import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Callout } from "@/components/ui/callout";
import { hashOf, usePlace } from "./route";

/** One thing that is wrong, and the element that it is about. */
export interface FieldError {
  readonly id: string;
  /** The field as it is labelled; left out where it is the only one. */
  readonly label?: string | undefined;
  readonly message: string;
}

/** Gives the focus to a field; of a group of fields to its first. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const target = element?.querySelector<HTMLElement>("input, select, textarea") ?? element;
  target?.scrollIntoView({ block: "center" });
  target?.focus({ preventScroll: true });
}

/** Everything that is wrong on a page; it takes the focus when it appears. */
export function ErrorSummary({ errors }: { readonly errors: readonly FieldError[] }) {
  const here = usePlace();
  const t = useTranslations("common");
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (!any) return;
    box.current?.scrollIntoView({ block: "start" });
    box.current?.focus({ preventScroll: true });
  }, [any]);
  if (!any) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="outline-none">
      <Callout tone="bad" icon={CircleAlert} title={t("problem")}>
        <ul className="space-y-1">
          {errors.map(({ id, label, message }) => (
            <li key={id}>
              <a
                href={hashOf(here)}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(id);
                }}
              >
                {label ? `${label}: ${message}` : message}
              </a>
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  );
}
