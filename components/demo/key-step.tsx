"use client";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { TextField } from "@/components/ui/text-field";
import { keepKey } from "./use-key";

/** Takes an API key. */
export function KeyStep() {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (typed.trim()) keepKey(typed.trim());
  }
  return (
    <form onSubmit={submit} className="max-w-xl space-y-5" noValidate>
      <TextField
        id="apiKey"
        label="API key"
        hint="A sandbox key begins with sk_test_. It stays in this browser and is sent as X-API-Key."
        error={tried && !typed.trim() ? "Paste a key first." : null}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="primary">
        Use this key
      </Button>
      <Callout tone="open" icon={CircleAlert}>
        <p>
          Only for trying things out: on a site of your own the key stays on your server, which
          mints a session token for each visit.
        </p>
      </Callout>
    </form>
  );
}
