"use client";
// Another link by e-mail, for somebody whose link or visit has ended.
import { MailCheck } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Messages } from "@/components/wizard/messages";

const ADDRESS = "/api/fresh-link";

type State = "idle" | "sending" | "sent" | "failed";

interface FreshLinkProps {
  readonly words: Messages["expired"];
  /** The token of the link that has ended. */
  readonly token: string;
}

async function request(method: "GET" | "POST", token: string): Promise<Response> {
  const headers = { "X-Session-Token": token };
  const response = await fetch(ADDRESS, { method, headers, cache: "no-store" });
  if (!response.ok) throw new Error(`the link cannot be asked for: ${response.status}`);
  return response;
}

/** Sends a new link when it is asked to, and says the same whatever comes of it. */
export function FreshLink({ words, token }: FreshLinkProps) {
  const [state, setState] = useState<State>("idle");
  async function ask() {
    setState("sending");
    await request("POST", token).then(
      () => setState("sent"),
      () => setState("failed"),
    );
  }
  return (
    <>
      {state === "sent" ? null : (
        <>
          <p>{words.offer}</p>
          <p>
            <Button look="primary" onClick={ask} pending={state === "sending"}>
              {words.send}
            </Button>
          </p>
        </>
      )}
      <div role="status">
        {state === "sent" ? (
          <p className="flex gap-3 font-semibold text-ink">
            <MailCheck className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
            {words.sent}
          </p>
        ) : null}
        {state === "failed" ? <p className="font-semibold text-bad">{words.failed}</p> : null}
      </div>
      <p className="text-sm">{words.otherwise}</p>
    </>
  );
}

interface FreshLinkIfOfferedProps extends FreshLinkProps {
  /** What is said where none is offered. */
  readonly otherwise?: ReactNode;
  /** Where none is offered it is looked for again after so long: it may be later. */
  readonly againMs?: number;
}

/** The same where it is not known yet whether this link can be followed by another one. */
export function FreshLinkIfOffered(props: FreshLinkIfOfferedProps) {
  const { words, token, otherwise = null, againMs } = props;
  const [offered, setOffered] = useState<boolean | null>(null);
  useEffect(() => {
    let here = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const told = (answer: boolean) => {
      if (!here) return;
      setOffered(answer);
      if (!answer && againMs !== undefined) timer = setTimeout(look, againMs);
    };
    const look = () =>
      request("GET", token)
        .then((response) => response.json())
        .then(
          ({ offered: answer }) => told(answer === true),
          () => told(false),
        );
    void look();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [token, againMs]);
  if (offered) return <FreshLink words={words} token={token} />;
  return offered === null ? null : otherwise;
}
