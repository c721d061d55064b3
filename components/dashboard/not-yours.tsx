import { Lock } from "lucide-react";
import { Callout } from "@/components/ui/callout";

/** Stands where the reader's role shows nothing: who can help. */
export function NotYours({ what }: { readonly what: string }) {
  return (
    <Callout icon={Lock} title={`${what} for admins and owners of your team`}>
      <p>Ask one of them: the page Team shows who they are.</p>
    </Callout>
  );
}
