"use client";
import { Eye, QrCode } from "lucide-react";
import { useActionState } from "react";
import { UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-look";
import { CopyButton } from "@/components/ui/copy-button";
// How a merchant reaches its portal: a link made on a click and shown once, and a look at what the merchant sees.
import { SentAlong } from "@/components/ui/sent-along";

/** A link that was just made, or why it was not. */
export interface LinkState {
  readonly link?: {
    readonly url: string;
    readonly expiresAt: string;
    /** For a camera, where the link is for somebody else. */
    readonly qr?: { readonly path: string; readonly size: number };
  };
  readonly problem?: string;
}

/** Makes a link. */
export type LinkAct = (state: LinkState, data: FormData) => Promise<LinkState>;

interface AccessProps {
  readonly merchantId: string;
  readonly portalLink: LinkAct | null;
  readonly viewLink: LinkAct | null;
}

/** The ways into a merchant's portal. */
export function Access({ merchantId, portalLink, viewLink }: AccessProps) {
  if (!portalLink && !viewLink) return null;
  return (
    <div id="access" className="scroll-mt-4">
      <Panel title="Portal">
        <div className="space-y-5 px-5 py-4">
          {portalLink ? <PortalLink merchantId={merchantId} act={portalLink} /> : null}
          {viewLink ? <ViewLink merchantId={merchantId} act={viewLink} /> : null}
        </div>
      </Panel>
    </div>
  );
}

function PortalLink({ merchantId, act }: { readonly merchantId: string; readonly act: LinkAct }) {
  const [{ link, problem }, make, pending] = useActionState(act, {});
  return (
    <form action={make} className="space-y-3 text-sm">
      <SentAlong />
      <input type="hidden" name="merchantId" value={merchantId} />
      {link ? (
        <Made {...link} />
      ) : (
        <p className="text-soft">
          Make a link to hand over. Whoever has it can answer and sign for this merchant for 24
          hours.
        </p>
      )}
      <Problem text={problem} />
      <Button
        type="submit"
        pending={pending}
        icon={<QrCode className="size-4 shrink-0" aria-hidden="true" />}
      >
        {link ? "Make another link" : "Make a portal link"}
      </Button>
    </form>
  );
}

function ViewLink({ merchantId, act }: { readonly merchantId: string; readonly act: LinkAct }) {
  const [{ link, problem }, make, pending] = useActionState(act, {});
  return (
    <form action={make} className="space-y-3 border-line border-t pt-4 text-sm">
      <SentAlong />
      <input type="hidden" name="merchantId" value={merchantId} />
      <p className="text-soft">
        See what the merchant sees. Nothing can be changed there, and the audit log says that you
        looked.
      </p>
      <Problem text={problem} />
      {link ? (
        <p role="status">
          <a href={link.url} target="_blank" rel="noreferrer" className={buttonClass("primary")}>
            <Eye className="size-4 shrink-0" aria-hidden="true" />
            Open the merchant's view
          </a>
          <span className="mt-2 block text-xs text-soft">
            In a new tab, until <UtcMoment value={link.expiresAt} />.
          </span>
        </p>
      ) : (
        <Button
          type="submit"
          pending={pending}
          icon={<Eye className="size-4 shrink-0" aria-hidden="true" />}
        >
          View as the merchant
        </Button>
      )}
    </form>
  );
}

function Problem({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="font-semibold text-bad">
      {text}
    </p>
  );
}

function Made({ url, expiresAt, qr }: NonNullable<LinkState["link"]>) {
  return (
    <div className="space-y-3" role="status">
      <p className="font-semibold">
        Shown once. It works until <UtcMoment value={expiresAt} />.
      </p>
      {qr ? (
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          className="w-full max-w-56 rounded-small"
          role="img"
          aria-label="QR code of the portal link"
        >
          <rect width={qr.size} height={qr.size} fill="#ffffff" />
          <path d={qr.path} fill="#16233a" />
        </svg>
      ) : null}
      <p className="max-h-24 overflow-y-auto rounded-small bg-wash p-2 font-mono text-xs break-all">
        {url}
      </p>
      <CopyButton text={url} />
    </div>
  );
}
