// The operators of the service. What is locked is not offered.
import type { z } from "zod";
import { ActFold } from "@/components/dashboard/act-fold";
import { Panel } from "@/components/dashboard/page-head";
import { PersonLine } from "@/components/dashboard/people";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import type { Operators } from "@/lib/domain/operator/shape";

type People = z.output<typeof Operators>;

const NOTHING_OPEN = "No two-factor yet: nothing is open to them";

interface OperatorListProps {
  readonly operators: People["operators"];
  readonly ownId: string;
  /** null: it is locked. */
  readonly remove: FormAct | null;
}

/** Who operates the service. */
export function OperatorList({ operators, ownId, remove }: OperatorListProps) {
  return (
    <Panel title={operators.length === 1 ? "One operator" : `${operators.length} operators`}>
      <ul>
        {operators.map(({ id, name, email, ...signIn }) => (
          <li
            key={id}
            className="space-y-1 border-line border-t px-5 py-4 text-sm first:border-t-0"
          >
            <PersonLine
              person={{ name, email, ...signIn }}
              own={id === ownId}
              without={NOTHING_OPEN}
            />
            {remove && id !== ownId ? (
              <ActFold
                label="Remove"
                about={name}
                lead={`${email} is signed out everywhere at once and cannot sign in any more. The audit log goes on naming them.`}
              >
                <ActForm
                  id={`remove-${id}`}
                  act={remove}
                  hidden={{ userId: id }}
                  button="Remove the operator"
                  look="secondary"
                />
              </ActFold>
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Asks somebody to operate the service, too. */
export function InviteOperator({ invite }: { readonly invite: FormAct }) {
  return (
    <Panel title="Invite an operator" lead="They get a link by e-mail. It works for a week.">
      <div className="max-w-md px-5 py-5">
        <ActForm
          id="invite"
          act={invite}
          button="Send the invitation"
          fields={[{ name: "email", label: "E-mail address", type: "email", autoComplete: "off" }]}
        />
      </div>
    </Panel>
  );
}
