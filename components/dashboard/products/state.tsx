import { CircleCheck, CircleDashed } from "lucide-react";
import { StatusMark } from "@/components/ui/status-mark";

/** Whether merchants can choose a product. */
export function ProductState({ published }: { readonly published: boolean }) {
  return published ? (
    <StatusMark tone="good" icon={CircleCheck}>
      Published
    </StatusMark>
  ) : (
    <StatusMark tone="neutral" icon={CircleDashed}>
      Not published
    </StatusMark>
  );
}
