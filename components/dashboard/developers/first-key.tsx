// A partner that was just opened has no API key: its first one is made on the overview, and shown once.
import { Panel } from "@/components/dashboard/page-head";
import { type SecretAct, SecretForm } from "./secret-form";

interface FirstKeyProps {
  readonly create: SecretAct;
  /** Tells this copy of the form from others: sent twice, it makes one key. */
  readonly formKey: string;
}

/** Makes the first key by one press. */
export function FirstKey({ create, formKey }: FirstKeyProps) {
  return (
    <Panel
      title="Your first API key"
      lead="Your programs send it with each call. It is shown once and never mailed: keep it where they keep their secrets."
    >
      <div className="px-5 py-5">
        <SecretForm
          id="first-key"
          act={create}
          button="Make the key and show it"
          hidden={{ name: "First key", formKey }}
          page="/dashboard"
        />
      </div>
    </Panel>
  );
}
