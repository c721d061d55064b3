// How it stands with the logo: being fetched, shown, or why there is none and what to do.
import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { RefreshWhile } from "@/components/dashboard/merchants/refresh-while";
import { UtcMoment } from "@/components/dashboard/moment";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { Callout } from "@/components/ui/callout";
import type { LogoStatus } from "@/lib/domain/logo/shape";

/** Fetching takes ten seconds at most: whoever waits longer looks again. */
const REFRESHES = 20;

interface LogoStateProps {
  readonly logo: LogoStatus;
  /** Null where the reader may not. */
  readonly fetchAgain: FormAct | null;
}

/** What became of the address of the logo; nothing where none is set. */
export function LogoState({ logo, fetchAgain }: LogoStateProps) {
  if (logo.status === "none") return null;
  return (
    <div className="space-y-4 border-line border-t px-5 py-5">
      <Standing logo={logo} />
      <RefreshWhile working={logo.status === "fetching"} atMost={REFRESHES} />
      {fetchAgain ? (
        <ActForm id="logo" act={fetchAgain} button="Fetch the logo again" look="secondary" />
      ) : null}
    </div>
  );
}

function Standing({ logo }: { readonly logo: LogoStatus }) {
  const { status, problem, picture, fetchedAt } = logo;
  if (status === "fetching") {
    return (
      <Callout icon={LoaderCircle} title="The logo is being fetched from its address.">
        <p>{picture ? "Until then the picture of before is shown." : NAME_STANDS}</p>
      </Callout>
    );
  }
  if (problem) {
    return (
      <Callout tone="bad" icon={CircleAlert} title="The logo could not be fetched.">
        <p>{problem.message}</p>
        <p>{picture ? "The picture that was fetched before is still shown." : NAME_STANDS}</p>
      </Callout>
    );
  }
  return (
    <Callout icon={CircleCheck} title="The logo is shown in the portal, in mail and on documents.">
      <p>
        It is a copy, {picture?.width} × {picture?.height} pixels, fetched{" "}
        {fetchedAt ? <UtcMoment value={fetchedAt} /> : null}. Where you change the picture at its
        address, fetch it again. Documents that are sealed keep the one that they have.
      </p>
    </Callout>
  );
}

const NAME_STANDS = "Until then your name stands in its place.";
