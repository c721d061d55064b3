import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface NoticeProps {
  readonly icon?: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that has one thing to say: what happened, and what to do next. */
export function Notice({ icon: Icon, title, children }: NoticeProps) {
  return (
    <div className="max-w-2xl py-6 sm:py-12">
      {Icon ? (
        <Icon className="mb-5 size-9 text-accent" strokeWidth={1.5} aria-hidden="true" />
      ) : null}
      <h1 className="text-2xl">{title}</h1>
      <div className="mt-4 space-y-4 text-soft">{children}</div>
    </div>
  );
}
