// Notes of the partner's people on a merchant; the merchant never sees them.
import { UtcMoment } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { actorWords } from "./event-words";
import type { NoteData } from "./model";
import { Older, type OlderLinks } from "./older";

interface NotesProps {
  readonly notes: readonly NoteData[];
  readonly links: OlderLinks;
  readonly merchantId: string;
  readonly add: FormAct | null;
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** Notes on a merchant, newest first, and a place for another one. */
export function Notes({ notes, links, merchantId, add }: NotesProps) {
  return (
    <div id="notes" className="scroll-mt-4">
      <Panel title="Notes" lead="For your team alone: the merchant never sees them.">
        {add ? (
          <div className="px-5 py-4">
            <ActForm
              id="note"
              act={add}
              hidden={{ merchantId }}
              button="Add the note"
              look="secondary"
              fields={[{ name: "text", label: "New note", long: true }]}
            />
          </div>
        ) : null}
        {notes.length === 0 ? (
          add ? null : (
            <p className="px-5 py-4 text-sm text-soft">No notes.</p>
          )
        ) : (
          <ul>
            {notes.map(({ id, text, author, authorName, createdAt }) => (
              <li key={id} className="space-y-1 border-line border-t px-5 py-3 text-sm">
                <p className="break-words whitespace-pre-line">{text}</p>
                <p className="text-xs text-soft">
                  {authorName ?? actorWords(author, NO_NAMES)}, <UtcMoment value={createdAt} />
                </p>
              </li>
            ))}
          </ul>
        )}
        <Older links={links} what="notes" />
      </Panel>
    </div>
  );
}
