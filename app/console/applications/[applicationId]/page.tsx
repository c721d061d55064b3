import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import {
  addNote,
  approve,
  askBack,
  decline,
  inviteAgain,
} from "@/app/console/applications/actions";
import { unlockActs } from "@/app/dashboard/actions";
import {
  ApplicationActPanel,
  ApplicationFacts,
  ApplicationHistory,
} from "@/components/console/application";
import { QUEUE_PAGE, QUEUE_TABS } from "@/components/console/application-queue";
import { PageHead } from "@/components/dashboard/page-head";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { approveApplication, getApplication } from "@/lib/domain/application/operations";
import { listOperators } from "@/lib/domain/operator/operations";
import { listPlans } from "@/lib/domain/plan/operations";
import { call } from "@/lib/transports/page";
import { mayNow, requireOperator } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Application" };

const LOCKED = { approve, decline, inviteAgain };

interface Props {
  readonly params: Promise<{ readonly applicationId: string }>;
}

export default async function ApplicationPage({ params }: Props) {
  const { applicationId } = await params;
  const { caller } = await requireOperator(QUEUE_PAGE);
  const application = await call(getApplication, caller, { applicationId });
  const { operators } = await call(listOperators, caller, {});
  const { plans } = await call(listPlans, caller, {});
  const names = new Map(operators.map(({ id, name }) => [id, name]));
  const may = mayNow(approveApplication, caller) === "yes";
  const acts = { note: addNote, ask: askBack, locked: may ? LOCKED : null };
  const standing = QUEUE_TABS.find(({ state }) => state === application.state)?.label;
  return (
    <>
      <PageHead title={application.company} lead={standing} />
      {may ? null : (
        <UnlockPanel what="approve or decline applications" twoFactor unlock={unlockActs} />
      )}
      <ApplicationActPanel
        application={application}
        acts={acts}
        plans={plans}
        formKey={randomUUID()}
      />
      <ApplicationFacts application={application} />
      <ApplicationHistory history={application.history} names={names} />
    </>
  );
}
