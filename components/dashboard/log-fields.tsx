// Filters that the logs share.
import { SelectField, TextField } from "@/components/ui/text-field";

interface ActorFieldProps {
  /** As the address has it. */
  readonly actor: string | undefined;
  readonly names: ReadonlyMap<string, string>;
}

/** Who acted: the people and keys that there are, and whomever the address names. */
export function ActorField({ actor, names }: ActorFieldProps) {
  const choices = actor && !names.has(actor) ? [[actor, actor] as const, ...names] : [...names];
  return (
    <SelectField id="actor" name="actor" label="Who" defaultValue={actor ?? ""}>
      <option value="">Everybody</option>
      {choices.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

interface DayFieldsProps {
  readonly since: string | undefined;
  readonly until: string | undefined;
}

/** From one day to another, both included. */
export function DayFields({ since, until }: DayFieldsProps) {
  return (
    <>
      <TextField id="since" name="since" label="From (UTC)" type="date" defaultValue={since} />
      <TextField id="until" name="until" label="To (UTC)" type="date" defaultValue={until} />
    </>
  );
}
