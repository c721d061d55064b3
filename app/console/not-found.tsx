import { SearchX } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button-look";
import { Notice } from "@/components/ui/notice";

export const metadata: Metadata = { title: "Not found" };

export default function ConsoleNotFound() {
  return (
    <Notice icon={SearchX} title="There is no such page">
      <p>The address may be mistyped, or what it showed may be gone.</p>
      <p>
        <Link href="/console" className={buttonClass("primary")}>
          Go to the overview
        </Link>
      </p>
    </Notice>
  );
}
