import type { Metadata } from "next";
import { PageHead } from "@/components/dashboard/page-head";
import { QUESTION_TABS, Questions } from "@/components/dashboard/questions/questions";
import { StateTabs } from "@/components/dashboard/state-tabs";
import { answerQuestion, listPartnerQuestions } from "@/lib/domain/partner-question/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";
import { answer } from "./actions";

export const metadata: Metadata = { title: "Questions from merchants" };

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const PATH = "/dashboard/questions";
const PER_PAGE = 20;

export default async function QuestionsPage({ searchParams }: Props) {
  const { caller } = await requireVisitor(PATH);
  const { state: asked, nextToken } = await searchParams;
  const state = QUESTION_TABS.find((tab) => tab.state === asked)?.state ?? "open";
  const from = typeof nextToken === "string" ? { nextToken } : {};
  const page = await call(listPartnerQuestions, caller, { state, limit: PER_PAGE, ...from });
  const more = page.nextToken
    ? `${PATH}?${new URLSearchParams({ state, nextToken: page.nextToken })}`
    : null;
  return (
    <>
      <PageHead
        title="Questions from merchants"
        lead="What merchants were not sure of and put to you. Your answer goes to the merchant by mail and stands beside the question; the merchant still answers the questionnaire."
      />
      <StateTabs label="Questions by state" href={PATH} tabs={QUESTION_TABS} state={state} />
      <Questions
        items={page.items}
        state={state}
        more={more}
        answer={mayNow(answerQuestion, caller) === "yes" ? answer : null}
      />
    </>
  );
}
