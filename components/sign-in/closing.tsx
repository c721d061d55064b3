// What the people of a closing partner see: what happens, and the archive for those who may take it.
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { buttonClass } from "@/components/ui/button-look";
import { SignInShell } from "./sign-in-shell";

/**
 * Whether a person may take the archive: `open`; `locked`, until a code is entered; `bare`, until an authenticator is set
 * up; `others` alone may; `none` may any more.
 */
export type Archive = "open" | "locked" | "bare" | "others" | "none";

interface ClosingProps {
  readonly name: string;
  readonly closing: { readonly lastDay: string; readonly archivedAt: Date | null };
  readonly archive: Archive;
  readonly unlock: FormAct;
  readonly signOut: FormAct;
}

/** The page of a closing partner's people. */
export function ClosingPartner(props: ClosingProps) {
  const { name, closing, archive, signOut } = props;
  const gone = archive === "none";
  const lead = gone
    ? `The contract of ${name} has ended, and its data is being deleted.`
    : `The contract of ${name} ends on ${closing.lastDay}. Nothing can be seen or changed any more, and nothing was deleted yet. Take your data before it is.`;
  return (
    <SignInShell title={gone ? "Your contract has ended" : "Take your data"} lead={lead}>
      <Taking {...props} />
      <ActForm id="leave" act={signOut} button="Sign out" look="secondary" />
    </SignInShell>
  );
}

function Taking({ archive, closing, unlock }: ClosingProps) {
  switch (archive) {
    case "open":
      return (
        <div className="space-y-3 text-sm">
          <p>
            One ZIP file with your merchants, their answers, sealed records, documents and the whole
            audit log. Let the download end: only a full one counts.
          </p>
          {closing.archivedAt ? (
            <p className="text-soft">
              It was taken in full on {closing.archivedAt.toISOString().slice(0, 10)}. You can take
              it again.
            </p>
          ) : null}
          <a href="/sign-in/closed/archive" download className={buttonClass("primary")}>
            Download the archive
          </a>
        </div>
      );
    case "locked":
      return (
        <ActForm
          id="unlock"
          act={unlock}
          button="Unlock the archive"
          fields={[
            {
              ...{ name: "code", label: "Code", inputMode: "numeric" },
              hint: "Of your authenticator. The archive holds everything, so that it asks for one.",
              autoComplete: "one-time-code",
            },
          ]}
        />
      );
    case "bare":
      return (
        <div className="space-y-3 text-sm">
          <p>
            The archive holds everything, so that it opens to two-factor sign-in only. Set it up
            here, then take the archive.
          </p>
          <a href="/sign-in/closed/two-factor" className={buttonClass("primary")}>
            Set it up
          </a>
        </div>
      );
    case "others":
      return <p className="text-sm">Ask an owner or admin of your team to sign in and take it.</p>;
    default:
      return null;
  }
}
