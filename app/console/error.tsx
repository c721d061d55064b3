"use client";
import { PageFailed } from "@/components/ui/page-failed";

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly retry: () => void;
}

/** Stands in the console's frame where a page failed. */
export default function ConsoleError(props: ErrorPageProps) {
  return <PageFailed {...props} tell="look into the log of the web process" />;
}
