import { Unlink } from "lucide-react";
import { Notice } from "@/components/ui/notice";
import type { Messages } from "@/components/wizard/messages";
import { FreshLink } from "./fresh-link";

interface LinkExpiredProps {
  readonly words: Messages["expired"];
  /** The token of a link of ours whose time is over; null: no other one is offered. */
  readonly token: string | null;
}

/** What a visitor without a valid token sees, whatever is wrong with it. */
export function LinkExpired({ words, token }: LinkExpiredProps) {
  return (
    <Notice icon={Unlink} title={words.title}>
      <p>{words.why}</p>
      {token ? <FreshLink words={words} token={token} /> : <p>{words.ask}</p>}
    </Notice>
  );
}
