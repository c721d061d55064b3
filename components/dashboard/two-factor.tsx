"use client";
// Setting an authenticator up: a secret to scan, a first code, and the recovery codes, which are shown once.
import { CircleAlert, KeyRound } from "lucide-react";
import { startTransition, useActionState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-look";
import { Callout } from "@/components/ui/callout";
import { CopyButton } from "@/components/ui/copy-button";
import { TextField } from "@/components/ui/text-field";

/** How far the set-up is. */
export type TwoFactorState =
  | { readonly step: "off"; readonly problem?: string }
  | {
      readonly step: "scan";
      readonly secret: string;
      readonly qr: { readonly path: string; readonly size: number };
      readonly problem?: string;
    }
  | { readonly step: "codes"; readonly recoveryCodes: readonly string[] };

interface TwoFactorSetUpProps {
  /** It is on already: nothing is left to set up, but what was just made is still shown. */
  readonly on: boolean;
  readonly start: (data: FormData) => Promise<TwoFactorState>;
  readonly confirm: (before: TwoFactorState, data: FormData) => Promise<TwoFactorState>;
}

/** The steps of the set-up, one after the other. */
export function TwoFactorSetUp({ on, start, confirm }: TwoFactorSetUpProps) {
  const step = (before: TwoFactorState, data: FormData) =>
    before.step === "off" ? start(data) : confirm(before, data);
  const [state, go, pending] = useActionState(step, { step: "off" });
  if (state.step === "codes") return <RecoveryCodes codes={state.recoveryCodes} />;
  if (state.step === "scan") {
    return (
      <form action={go} className="space-y-6">
        <Scan secret={state.secret} qr={state.qr} />
        <div className="max-w-md">
          <TextField
            id="two-factor-code"
            name="code"
            label="Code"
            hint="The six digits that the app shows now."
            error={state.problem ?? null}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </div>
        <Button type="submit" look="primary" pending={pending}>
          Switch it on
        </Button>
      </form>
    );
  }
  if (on) {
    return (
      <p className="text-sm text-soft">
        Two-factor sign-in is on. <a href="/dashboard/account">Back to your account</a>
      </p>
    );
  }
  return (
    <form action={go} className="space-y-6 text-sm" noValidate>
      <p className="max-w-prose text-soft">
        Install an authenticator app on your phone if you have none: Google Authenticator, Microsoft
        Authenticator, 1Password or any other. From then on sign-in asks for a code of it. Your
        other sessions end.
      </p>
      <div className="max-w-md">
        <TextField
          id="two-factor-password"
          name="present"
          type="password"
          label="Your password"
          hint="Asked again, so that nobody else sets it up in a window that you left open."
          error={state.problem ?? null}
          autoComplete="current-password"
        />
      </div>
      <Button type="submit" look="primary" pending={pending}>
        Set it up
      </Button>
    </form>
  );
}

function Scan({ secret, qr }: Pick<Extract<TwoFactorState, { step: "scan" }>, "secret" | "qr">) {
  const { path, size } = qr;
  return (
    <div className="flex flex-wrap items-start gap-6">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className="w-48 rounded-small border border-line"
        role="img"
        aria-label="QR code for the authenticator"
      >
        <rect width={size} height={size} fill="#ffffff" />
        <path d={path} fill="#16233a" />
      </svg>
      <div className="max-w-xs min-w-0 space-y-3 text-sm">
        <p>Scan this code with the app.</p>
        <p className="text-soft">Or type this key into it:</p>
        <p className="font-mono text-sm break-all">{secret.replace(/.{4}(?=.)/g, "$& ")}</p>
      </div>
    </div>
  );
}

/** Codes for the day on which the authenticator is lost; nobody can show them again. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <div className="space-y-4">
      <Callout icon={KeyRound} title="Keep these recovery codes now: they are shown once">
        <p>
          Each of them signs you in once without the authenticator. Put them into your password
          manager, or print them.
        </p>
      </Callout>
      <ul className="grid max-w-md grid-cols-1 gap-x-8 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join("\n")} />
        <a href="/dashboard" className={buttonClass("primary")}>
          I have kept them
        </a>
      </div>
    </div>
  );
}

/** What asking for new recovery codes came to. */
export interface RecoveryState {
  readonly recoveryCodes?: readonly string[];
  readonly problem?: string;
}

/** Makes a new set of recovery codes. */
export function RenewRecoveryCodes({ renew }: { readonly renew: () => Promise<RecoveryState> }) {
  const [state, go, pending] = useActionState(() => renew(), {} as RecoveryState);
  if (state.recoveryCodes) return <RecoveryCodes codes={state.recoveryCodes} />;
  return (
    <div className="space-y-4">
      {state.problem ? <Callout tone="bad" icon={CircleAlert} title={state.problem} /> : null}
      <Button pending={pending} onClick={() => startTransition(go)}>
        Make new recovery codes
      </Button>
    </div>
  );
}
