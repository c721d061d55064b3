import type { Metadata } from "next";
import { unlockActs } from "@/app/dashboard/actions";
import {
  replayAll,
  replayOne,
  rotateSecretNow,
  saveAddress,
  sendTest,
} from "@/app/dashboard/developers/actions";
import { queryOf } from "@/app/dashboard/filters";
import { DELIVERY_WORDS, Deliveries } from "@/components/dashboard/developers/deliveries";
import { ReceiverPanel } from "@/components/dashboard/developers/receiver";
import { FilterForm, NotTaken, Pager } from "@/components/dashboard/filter-form";
import { NotYours } from "@/components/dashboard/not-yours";
import { Panel } from "@/components/dashboard/page-head";
import { UnlockPanel } from "@/components/dashboard/unlock-panel";
import { ActForm } from "@/components/ui/act-form";
import { Fold } from "@/components/ui/fold";
import { SelectField } from "@/components/ui/text-field";
import { setWebhook } from "@/lib/domain/partner/operations";
import { getWebhook, listDeliveries } from "@/lib/domain/webhook/operations";
import { eventCatalogue } from "@/lib/transports/event-catalogue";
import { call, callIfTaken } from "@/lib/transports/page";
import { mayNow, requireVisitor } from "@/lib/transports/people/request";

export const metadata: Metadata = { title: "Webhooks" };

const PAGE = "/dashboard/developers/webhooks";
const ROWS = 20;
const GUARDED = { setAddress: saveAddress, rotate: rotateSecretNow };

const SPANS = [
  { value: "1", label: "Of the last hour" },
  { value: "24", label: "Of the last 24 hours" },
  { value: "168", label: "Of the last 7 days" },
  { value: "720", label: "Of the last 30 days" },
];

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function WebhooksPage({ searchParams }: Props) {
  const { caller } = await requireVisitor(PAGE);
  if (mayNow(getWebhook, caller) === "no") return <NotYours what="Webhooks are" />;
  const query = queryOf(await searchParams, ["status", "eventType", "nextToken"]);
  const receiver = await call(getWebhook, caller, {});
  const may = mayNow(setWebhook, caller);
  return (
    <>
      {may === "locked" ? (
        <UnlockPanel
          what="change the address or the secret"
          twoFactor={caller.twoFactor}
          unlock={unlockActs}
        />
      ) : null}
      <ReceiverPanel
        receiver={receiver}
        acts={{ test: sendTest, guarded: may === "yes" ? GUARDED : null }}
      />
      <p className="text-sm text-soft">
        <a href="/dashboard/developers/events">What is sent, type by type</a> ·{" "}
        <a href="/dashboard/settings/portal">Embed origins and return hosts of the portal</a>
      </p>
      <DeliveriesPanel query={query} canReplay={receiver.webhookUrl !== null} />
    </>
  );
}

type Query = Partial<Record<"status" | "eventType" | "nextToken", string>>;

async function DeliveriesPanel({
  query,
  canReplay,
}: {
  readonly query: Query;
  readonly canReplay: boolean;
}) {
  const { caller } = await requireVisitor(PAGE);
  const found = await callIfTaken(listDeliveries, caller, { ...query, limit: ROWS });
  return (
    <Panel title="Deliveries of the last 30 days">
      <Filters query={query} />
      {canReplay ? (
        <div className="border-line border-t px-5 py-1">
          <Fold label="Send everything again that failed">
            <div className="max-w-md pb-3">
              <ActForm
                id="replay-failed"
                act={replayAll}
                button="Send the failed ones again"
                look="secondary"
                fields={[{ name: "hours", label: "Which", value: "24", options: SPANS }]}
              />
            </div>
          </Fold>
        </div>
      ) : null}
      {found ? (
        <>
          {found.items.length === 0 ? (
            <p className="border-line border-t px-5 py-5 text-sm text-soft">
              {Object.keys(query).length > 0
                ? "No delivery fits these filters. Take one away to see more."
                : "Nothing was sent yet. Set an address, then send a test."}
            </p>
          ) : (
            <Deliveries deliveries={found.items} replay={replayOne} />
          )}
          <Pager page={PAGE} query={query} nextToken={found.nextToken} />
        </>
      ) : (
        <NotTaken page={PAGE} />
      )}
    </Panel>
  );
}

function Filters({ query }: { readonly query: Query }) {
  const types = eventCatalogue().filter(({ webhook }) => webhook);
  return (
    <FilterForm page={PAGE} filtered={Object.keys(query).length > 0}>
      <SelectField id="status" name="status" label="State" defaultValue={query.status ?? ""}>
        <option value="">Any</option>
        {Object.entries(DELIVERY_WORDS).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
      <SelectField id="type" name="eventType" label="Event" defaultValue={query.eventType ?? ""}>
        <option value="">Any</option>
        {["ping", ...types.map(({ type }) => type)].map((type) => (
          <option key={type} value={type}>
            {type}
          </option>
        ))}
      </SelectField>
    </FilterForm>
  );
}
