// The API keys of a partner: which there are, and what can be done with each.
import type { z } from "zod";
import { ActFold } from "@/components/dashboard/act-fold";
import { UtcDay, UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import type { ListedKey } from "@/lib/domain/partner/shape";
import { type SecretAct, SecretForm } from "./secret-form";

type Key = z.output<typeof ListedKey>;

const PAGE = "/dashboard/developers";

/** The acts on keys; null where the reader may do none of them now. */
export interface KeyActs {
  readonly create: SecretAct;
  readonly rotate: SecretAct;
  readonly revoke: FormAct;
}

interface KeysProps {
  readonly keys: readonly Key[];
  readonly acts: KeyActs | null;
}

/** The name of a key, or its first characters where it has none. */
function nameOf({ name, prefix }: Key): string {
  return name ?? `${prefix}…`;
}

/** The keys that work, with what can be done. */
export function Keys({ keys, acts }: KeysProps) {
  const lasting = keys.filter(({ expiresAt }) => expiresAt === null).length;
  return (
    <Panel
      title={keys.length === 1 ? "One API key" : `${keys.length} API keys`}
      lead="Software of yours sends one in X-API-Key. Each reaches everything of this account, so give each program its own and keep them out of browsers."
    >
      <ul>
        {keys.map((key) => (
          <li
            key={key.id}
            className="space-y-2 border-line border-t px-5 py-4 text-sm first:border-t-0"
          >
            <KeyLine apiKey={key} />
            {acts ? <Acts apiKey={key} acts={acts} last={lasting === 1} /> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function KeyLine({ apiKey }: { readonly apiKey: Key }) {
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[1fr_10rem_12rem]">
      <div className="min-w-0">
        <p className="font-semibold">{apiKey.name ?? "Without a name"}</p>
        <p className="font-mono text-xs text-soft">{apiKey.prefix}…</p>
      </div>
      <p className="text-soft">
        Made <UtcDay value={apiKey.createdAt} />
      </p>
      <p className="text-soft">
        {apiKey.lastUsedAt ? (
          <>
            Used <UtcMoment value={apiKey.lastUsedAt} />
          </>
        ) : (
          "Never used"
        )}
        {apiKey.expiresAt ? (
          <span className="block font-semibold text-open">
            Ends <UtcMoment value={apiKey.expiresAt} />
          </span>
        ) : null}
      </p>
    </div>
  );
}

interface ActsProps {
  readonly apiKey: Key;
  readonly acts: KeyActs;
  readonly last: boolean;
}

function Acts({ apiKey, acts, last }: ActsProps) {
  const hidden = { keyId: apiKey.id };
  const rotated = apiKey.expiresAt !== null;
  const name = nameOf(apiKey);
  return (
    <div className="flex flex-wrap gap-x-6">
      {rotated ? null : (
        <ActFold
          label="Rotate"
          about={name}
          lead="A new key takes its place and its name. This one works for 24 hours more, so that you can change over without a pause."
        >
          <SecretForm
            id={`rotate-${apiKey.id}`}
            act={acts.rotate}
            hidden={hidden}
            button="Make the new key"
            look="secondary"
            page={PAGE}
          />
        </ActFold>
      )}
      {last && !rotated ? null : (
        <ActFold
          label="Revoke"
          about={name}
          lead={`Whatever uses ${name} is refused from the next request on. This cannot be undone. Links that merchants have already go on working.`}
        >
          <ActForm
            id={`revoke-${apiKey.id}`}
            act={acts.revoke}
            hidden={hidden}
            button="Revoke it now"
            look="secondary"
          />
        </ActFold>
      )}
    </div>
  );
}

/** Makes one more key. */
export function NewKeyPanel({ create }: { readonly create: SecretAct }) {
  return (
    <Panel title="Make a key" lead="For each program one: it can be replaced or ended by itself.">
      <div className="px-5 py-5">
        <SecretForm
          id="new-key"
          act={create}
          button="Make the key"
          field={{ name: "name", label: "Name", hint: "What uses it, such as Onboarding service." }}
          page={PAGE}
        />
      </div>
    </Panel>
  );
}
