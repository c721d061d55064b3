import { Lock } from "lucide-react";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { buttonClass } from "@/components/ui/button-look";
import { Panel } from "./page-head";

interface UnlockPanelProps {
  /** What is closed, in words: "change the team". */
  readonly what: string;
  readonly twoFactor: boolean;
  readonly unlock: FormAct;
}

/** Stands where admin-only acts are closed: how to open them. */
export function UnlockPanel({ what, twoFactor, unlock }: UnlockPanelProps) {
  return (
    <Panel
      title={
        twoFactor ? (
          `Enter a code to ${what}`
        ) : (
          <>
            Set up two-factor <span className="whitespace-nowrap">sign-in</span> to {what}
          </>
        )
      }
      lead={
        twoFactor
          ? "A code of your authenticator opens this for 12 hours in this session."
          : "It protects what matters most: keys, the team, and bills. It takes two minutes and an authenticator app."
      }
    >
      <div className="max-w-md px-5 py-5">
        {twoFactor ? (
          <ActForm
            id="unlock"
            act={unlock}
            button="Unlock"
            fields={[
              {
                ...{ name: "code", label: "Code", inputMode: "numeric" },
                autoComplete: "one-time-code",
              },
            ]}
          />
        ) : (
          <a href="/dashboard/account/two-factor" className={buttonClass("primary")}>
            <Lock className="size-4 shrink-0" aria-hidden="true" />
            Set it up
          </a>
        )}
      </div>
    </Panel>
  );
}
