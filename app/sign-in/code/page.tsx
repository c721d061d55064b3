import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { enterCode } from "@/app/sign-in/actions";
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm } from "@/components/ui/act-form";
import { visitor } from "@/lib/transports/people/request";
import { safeNext } from "@/lib/transports/people/same-origin";

export const metadata: Metadata = { title: "Enter the code", robots: { index: false } };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const WAYS = {
  authenticator: {
    title: "Enter the code",
    lead: "Open your authenticator and type the six digits that it shows for Sealwright.",
    label: "Code",
    hint: "It changes every 30 seconds.",
  },
  recovery: {
    title: "Enter a recovery code",
    lead: "One of the ten codes that you kept when you set two-factor sign-in up. Each works once.",
    label: "Recovery code",
    hint: "For example k7fm-2qxt-9hwd-bz4p.",
  },
} as const;

export default async function CodePage({ searchParams }: Props) {
  const { next: wanted, recovery } = await searchParams;
  const current = await visitor();
  if (!current) redirect("/sign-in");
  const next = safeNext(wanted);
  if (current.caller.stage === "full") redirect(next);
  const way = WAYS[recovery ? "recovery" : "authenticator"];
  const query = new URLSearchParams({ next, ...(recovery ? {} : { recovery: "1" }) });
  return (
    <SignInShell
      title={way.title}
      lead={way.lead}
      others={
        <>
          <OtherWay href={`/sign-in/code?${query}`}>
            {recovery ? "Use the authenticator" : "I do not have my authenticator"}
          </OtherWay>
          <OtherWay href="/sign-in">Sign in as somebody else</OtherWay>
        </>
      }
    >
      <ActForm
        id="code"
        act={enterCode}
        button="Go on"
        hidden={{ next }}
        fields={[
          {
            name: "code",
            label: way.label,
            hint: way.hint,
            autoComplete: "one-time-code",
            ...(recovery ? {} : { inputMode: "numeric" as const }),
          },
        ]}
      />
    </SignInShell>
  );
}
