import type { Metadata } from "next";
import { answer } from "@/app/apply/actions";
import { ApplicationLinkEnded } from "@/components/apply/link-page";
import { SignInShell } from "@/components/sign-in/sign-in-shell";
import { ActForm } from "@/components/ui/act-form";
import { showQuestion } from "@/lib/transports/people/applications";

export const metadata: Metadata = { title: "Answer a question" };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function AnswerPage({ searchParams }: Props) {
  const token = String((await searchParams).token ?? "");
  const shown = await showQuestion(token);
  if (!shown?.question) {
    return (
      <ApplicationLinkEnded lead="The question was answered, or is no longer open. There is nothing more to do." />
    );
  }
  return (
    <SignInShell title="We have a question" lead={`About the application of ${shown.company}.`}>
      <p className="whitespace-pre-line wrap-anywhere border-accent border-l-4 py-1 pl-4 text-base">
        {shown.question}
      </p>
      <ActForm
        id="answer"
        act={answer}
        button="Send the answer"
        hidden={{ token }}
        fields={[{ name: "text", label: "Your answer", long: true }]}
      />
    </SignInShell>
  );
}
