import type { Metadata } from "next";
import { OtherWay, SignInShell } from "@/components/sign-in/sign-in-shell";

export const metadata: Metadata = { title: "Thank you" };

const WORDS: Readonly<Record<string, { readonly title: string; readonly lead: string }>> = {
  confirmed: {
    title: "Your address is confirmed",
    lead: "Now we look at your application. We write to you as soon as we have, or if we have a question.",
  },
  sandbox: {
    title: "Your sandbox is ready",
    lead: "Your address is confirmed. A message with the link to set up your sign-in is on its way. You can try everything out while we look at your application.",
  },
  already: {
    title: "Your address was confirmed already",
    lead: "We have your application. You hear from us by e-mail; look there for what we wrote last.",
  },
  answered: {
    title: "Thank you for your answer",
    lead: "We go on with your application and write to you.",
  },
};

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function DonePage({ searchParams }: Props) {
  const words = WORDS[String((await searchParams).what)] ?? WORDS.answered;
  return (
    <SignInShell
      title={words?.title ?? ""}
      lead={words?.lead}
      others={<OtherWay href="/">What Sealwright does</OtherWay>}
    />
  );
}
