"use client";
import { PageFailed } from "@/components/ui/page-failed";

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly retry: () => void;
}

/** Stands in the dashboard's frame where a page failed. */
export default function DashboardError(props: ErrorPageProps) {
  return <PageFailed {...props} tell="tell the operator of the service" />;
}
