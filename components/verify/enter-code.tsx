import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";

/** Asks for the code that is printed on an attestation. Works without scripts. */
export function EnterCode() {
  return (
    <form action="/verify" method="get" className="max-w-lg space-y-4">
      <TextField
        id="code"
        name="code"
        label="Code on the attestation"
        hint="26 letters and digits, on the last page of the attestation of compliance."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
      />
      <Button type="submit" look="primary">
        Check it
      </Button>
    </form>
  );
}
