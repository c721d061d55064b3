"use client";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextField } from "@/components/ui/text-field";
import { Working } from "@/components/ui/working";
import { addMerchant, type DemoMerchant, readMerchants } from "./sealwright";

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function Problem({ reason }: { readonly reason: string | null }) {
  if (!reason) return null;
  return (
    <div role="alert">
      <Callout tone="bad" icon={CircleAlert} title="There is a problem">
        <p>{reason}</p>
      </Callout>
    </div>
  );
}

function NewMerchant({
  apiKey,
  choose,
}: {
  readonly apiKey: string;
  readonly choose: (merchant: DemoMerchant) => void;
}) {
  const [name, setName] = useState("");
  const [pending, setPending] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setReason(null);
    await addMerchant(apiKey, name.trim()).then(
      (merchant) => {
        setName("");
        choose(merchant);
      },
      (error) => setReason(reasonOf(error)),
    );
    setPending(false);
  }
  return (
    <form onSubmit={submit} className="space-y-4" noValidate>
      <TextField
        id="merchantName"
        label="Or create one"
        hint="Its trading name."
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
      />
      <Problem reason={reason} />
      <Button type="submit" pending={pending}>
        Create the merchant
      </Button>
    </form>
  );
}

interface MerchantStepProps {
  readonly apiKey: string;
  readonly chosen: DemoMerchant | null;
  readonly choose: (merchant: DemoMerchant) => void;
}

/** Picks the merchant whose portal is shown, or creates one. */
export function MerchantStep({ apiKey, chosen, choose }: MerchantStepProps) {
  const id = useId();
  const [merchants, setMerchants] = useState<readonly DemoMerchant[] | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    setReason(null);
    readMerchants(apiKey).then(
      (read) => current && setMerchants(read),
      (error) => current && setReason(reasonOf(error)),
    );
    return () => {
      current = false;
    };
  }, [apiKey]);
  if (reason) return <Problem reason={reason} />;
  if (!merchants) return <Working>Reading your merchants …</Working>;
  const listed = merchants.some((each) => each.id === chosen?.id) || !chosen;
  const options = listed ? merchants : [chosen, ...merchants];
  return (
    <div className="space-y-8">
      {options.length > 0 ? (
        <div>
          <label htmlFor={id} className="block font-semibold">
            Merchant
          </label>
          <select
            id={id}
            value={chosen?.id ?? ""}
            onChange={({ target }) => {
              const found = options.find((each) => each.id === target.value);
              if (found) choose(found);
            }}
            className="mt-2 min-h-11 w-full rounded-small border border-line-strong bg-surface px-3 py-2"
          >
            <option value="" disabled>
              Choose one
            </option>
            {options.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p className="text-soft">This partner has no merchants yet. Create the first one.</p>
      )}
      <NewMerchant apiKey={apiKey} choose={choose} />
    </div>
  );
}
