"use client";
import { Download } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/components/ui/button";
import { useSession } from "@/components/wizard/session";
import type { DocumentKind } from "@/lib/domain/document/shape";

/** What went wrong, by the name of the words that say so. */
type Failure = "failed" | "ended" | "preparing";

type State =
  | { readonly step: "idle" | "pending" | "done" }
  | { readonly step: "failed"; readonly failure: Failure };

async function fetchDocument(address: string, token: string): Promise<File | Failure> {
  const response = await fetch(address, {
    headers: { "X-Session-Token": token },
    cache: "no-store",
  });
  if (response.status === 401 || response.status === 403) return "ended";
  if (response.status === 404) return "preparing";
  if (!response.ok) return "failed";
  const name = fileName(response.headers.get("content-disposition") ?? "");
  return new File([await response.blob()], name, { type: "application/pdf" });
}

/** The name in its own script where it is sent, else the plain one. */
function fileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? "document.pdf";
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  // Not at once: some browsers read it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface DownloadButtonProps {
  readonly merchantId: string;
  readonly attemptId: string;
  readonly kind: DocumentKind;
  /** Tells the buttons of one page apart for people who hear them: type, method, date. */
  readonly subject: ReactNode;
}

/** Downloads one sealed document with the token of this page. */
export function DownloadButton({ merchantId, attemptId, kind, subject }: DownloadButtonProps) {
  const t = useTranslations("download");
  const { readToken } = useSession();
  const [state, setState] = useState<State>({ step: "idle" });
  const messageId = useId();
  const path = [merchantId, attemptId].map(encodeURIComponent);
  const address = `/v1/merchants/${path[0]}/attempts/${path[1]}/documents/${kind}.pdf`;

  async function download() {
    setState({ step: "pending" });
    const token = readToken();
    const answer = token
      ? await fetchDocument(address, token).catch(() => "failed" as const)
      : "ended";
    if (typeof answer === "string") return setState({ step: "failed", failure: answer });
    save(answer);
    setState({ step: "done" });
  }

  return (
    <div className="grid">
      <Button
        onClick={download}
        pending={state.step === "pending"}
        aria-describedby={state.step === "failed" ? messageId : undefined}
        icon={<Download className="size-4 shrink-0" aria-hidden="true" />}
      >
        <span>
          {t(kind)}
          <span className="sr-only">, {subject}</span>
        </span>
      </Button>
      <p className="sr-only" role="status">
        {state.step === "pending" || state.step === "done" ? t(state.step) : ""}
      </p>
      <p id={messageId} role="alert" className="max-w-64 text-xs text-bad">
        {state.step === "failed" ? t(state.failure) : ""}
      </p>
    </div>
  );
}
