import { ArrowLeft } from "lucide-react";
import Link from "next/link";

/** The way back to all payment products. */
export function BackToProducts() {
  return (
    <Link
      href="/dashboard/settings/products"
      className="inline-flex min-h-11 items-center gap-2 text-sm"
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      All payment products
    </Link>
  );
}
