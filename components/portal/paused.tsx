import { CirclePause } from "lucide-react";
import { Notice } from "@/components/ui/notice";
import type { Messages } from "@/components/wizard/messages";

/** What a visitor sees while the partner is suspended: the link is good, and works again later. */
export function Paused({ words }: { readonly words: Messages["suspended"] }) {
  return (
    <Notice icon={CirclePause} title={words.title}>
      <p>{words.text}</p>
      <p>{words.ask}</p>
    </Notice>
  );
}
