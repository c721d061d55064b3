import type { ReactNode } from "react";
import { signOut } from "@/app/dashboard/actions";
import { ConsoleNavigation } from "@/components/console/navigation";
import { WorkFrame } from "@/components/dashboard/work-frame";
import { SendAlong } from "@/components/ui/sent-along";
import { visitor } from "@/lib/transports/people/request";

/** The frame of the console, around its pages and an operator's own account; none for anybody else. */
export async function ConsoleFrame({ children }: { readonly children: ReactNode }) {
  const found = await visitor();
  if (found?.caller.role !== "operator" || found.caller.stage !== "full") return children;
  const { name, email, caller } = found;
  return (
    <SendAlong values={{ book: caller.partnerId }}>
      <WorkFrame
        head={
          <>
            <p className="text-sm font-semibold">Sealwright</p>
            <p className="text-xs text-soft">Operator's console</p>
          </>
        }
        // Until two factors are set up, nothing but that is open.
        navigation={caller.twoFactor ? <ConsoleNavigation /> : null}
        person={{ name, email, role: caller.role }}
        signOut={signOut}
      >
        {children}
      </WorkFrame>
    </SendAlong>
  );
}
