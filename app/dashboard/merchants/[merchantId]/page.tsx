import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { queryOf } from "@/app/dashboard/filters";
import { Access } from "@/components/dashboard/merchant/access";
import type { MerchantActs } from "@/components/dashboard/merchant/acts";
import { Attempts } from "@/components/dashboard/merchant/attempts";
import { Details } from "@/components/dashboard/merchant/details";
import { didNotArrive, Mails } from "@/components/dashboard/merchant/mails";
import { StandingMark } from "@/components/dashboard/merchant/marks";
import { isSealed } from "@/components/dashboard/merchant/model";
import { nextStepOf } from "@/components/dashboard/merchant/next-step";
import { NextStepCard } from "@/components/dashboard/merchant/next-step-card";
import { Notes } from "@/components/dashboard/merchant/notes";
import type { OlderLinks } from "@/components/dashboard/merchant/older";
import { PaymentMethods } from "@/components/dashboard/merchant/payment-methods";
import { Timeline } from "@/components/dashboard/merchant/timeline";
import { openAttempt, renewAttempt } from "@/lib/domain/attempt/operations";
import { inviteMerchant } from "@/lib/domain/invitation/operations";
import { updateMerchant } from "@/lib/domain/merchant/operations";
import { addNote } from "@/lib/domain/note/operations";
import { sealDocuments } from "@/lib/domain/sealing/operations";
import { createPortalLink, createViewLink } from "@/lib/domain/session/operations";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";
import * as actions from "./actions";
import { loadMerchant, PLACES, type Places } from "./load";

export const metadata: Metadata = { title: "Merchant" };

interface Props {
  readonly params: Promise<{ readonly merchantId: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

type Caller = Awaited<ReturnType<typeof requireVisitor>>["caller"];

/** What the reader's role allows. */
function actsOf(caller: Caller): MerchantActs {
  const may = (operation: Parameters<typeof mayNow>[0]) => mayNow(operation, caller) === "yes";
  return {
    invite: may(inviteMerchant) ? actions.invite : null,
    renew: may(renewAttempt) ? actions.renew : null,
    override: may(openAttempt) ? actions.override : null,
    addNote: may(addNote) ? actions.note : null,
    update: may(updateMerchant) ? actions.update : null,
    resend: may(sealDocuments) ? actions.resend : null,
    portalLink: may(createPortalLink) ? actions.portalLink : null,
    viewLink: may(createViewLink) ? actions.viewLink : null,
  };
}

export default async function MerchantPage({ params, searchParams }: Props) {
  const { merchantId } = await params;
  const here = `/dashboard/merchants/${encodeURIComponent(merchantId)}`;
  const { caller } = await requireVisitor(here);
  const places = queryOf(await searchParams, PLACES);
  const data = await loadMerchant(caller, merchantId, places);
  // A place that there is none of leads to the newest.
  if (!data) redirect(here);
  const { merchant, methods, attempts, notes, mails, events, waiting, names, newestMail } = data;
  const acts = actsOf(caller);
  const working = attempts.all.some((attempt) => !isSealed(attempt));
  const step = nextStepOf({
    ...{ merchant, waiting, now: new Date() },
    ...data.newest,
    failedMail: newestMail && didNotArrive(newestMail) ? newestMail : null,
  });
  const linksOf = (place: keyof Places, older: string | null, anchor: string): OlderLinks => {
    const { [place]: present, ...others } = places;
    const to = (at: Places) => `${here}?${new URLSearchParams({ ...others, ...at })}#${anchor}`;
    return { older: older && to({ [place]: older }), newest: present ? to({}) : null };
  };
  return (
    <>
      <div className="space-y-2">
        <p className="text-sm">
          <Link href="/dashboard/merchants">Merchants</Link>
        </p>
        <h1 className="text-2xl font-semibold break-words">{merchant.name}</h1>
        <StandingMark merchant={merchant} working={working} />
      </div>
      <NextStepCard step={step} merchantId={merchantId} acts={acts} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 space-y-6">
          <PaymentMethods
            methods={methods.shown}
            total={methods.total}
            links={linksOf("methods", methods.next, "methods")}
            attempts={attempts.all}
            override={acts.override}
          />
          <Attempts
            attempts={attempts.shown}
            total={attempts.all.length}
            links={linksOf("attempts", attempts.next, "questionnaires")}
            acts={acts}
          />
        </div>
        <div className="min-w-0 space-y-6 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <Access merchantId={merchantId} portalLink={acts.portalLink} viewLink={acts.viewLink} />
          <Details merchant={merchant} update={acts.update} />
          <Notes
            notes={notes.items}
            links={linksOf("notes", notes.nextToken, "notes")}
            merchantId={merchantId}
            add={acts.addNote}
          />
          <Mails mails={mails.items} links={linksOf("mails", mails.nextToken, "mails")} />
        </div>
        <Timeline
          events={events.items}
          names={names}
          links={linksOf("before", events.nextToken, "timeline")}
        />
      </div>
    </>
  );
}
