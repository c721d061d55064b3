import type { Metadata } from "next";
import { PageMissing } from "@/components/portal/page-missing";
import { buttonClass } from "@/components/ui/button";
import { speechOf } from "@/components/wizard/messages";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <PageMissing speech={speechOf("en", null)}>
      <p>
        <a href="/" className={buttonClass("secondary")}>
          Go to the start page
        </a>
      </p>
    </PageMissing>
  );
}
