// Who a merchant is, and a way to correct that.
import { UtcDay } from "@/components/dashboard/moment";
import { Panel } from "@/components/dashboard/page-head";
import { ActForm, type FormAct } from "@/components/ui/act-form";
import { Fold } from "@/components/ui/fold";
import type { MerchantData } from "./model";

interface DetailsProps {
  readonly merchant: MerchantData;
  readonly update: FormAct | null;
}

/** The details of a merchant. */
export function Details({ merchant, update }: DetailsProps) {
  const { email, externalMerchantId, website, invite, expiresAt, createdAt, id } = merchant;
  const rows = [
    ["E-mail", email ?? "None"],
    ["Your identifier", externalMerchantId ?? "None"],
    ["Website", website ?? "None"],
    [
      "Invited",
      invite ? (
        <>
          {invite.count === 1 ? "Once" : `${invite.count} times`}, last{" "}
          <UtcDay value={invite.sentAt} />
        </>
      ) : (
        "Never"
      ),
    ],
    ["Attestation until", expiresAt ? <UtcDay key="until" value={expiresAt} /> : "None"],
    ["Added", <UtcDay key="added" value={createdAt} />],
    [
      "Id",
      <span key="id" className="font-mono text-xs break-all">
        {id}
      </span>,
    ],
  ] as const;
  return (
    <div id="details" className="scroll-mt-4">
      <Panel title="Details">
        <dl className="space-y-2.5 px-5 py-4 text-sm">
          {rows.map(([label, value]) => (
            <div key={label} className="grid grid-cols-[8rem_1fr] gap-x-3">
              <dt className="text-soft">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
        {update ? (
          <div className="border-line border-t px-5 py-2">
            <Fold label="Change the details">
              <Change merchant={merchant} act={update} />
            </Fold>
          </div>
        ) : null}
      </Panel>
    </div>
  );
}

function Change({ merchant, act }: { readonly merchant: MerchantData; readonly act: FormAct }) {
  const { id, name, email, externalMerchantId, website } = merchant;
  return (
    <div className="pb-4">
      <ActForm
        id="details"
        act={act}
        hidden={{ merchantId: id }}
        button="Save the details"
        look="secondary"
        fields={[
          { name: "name", label: "Name", value: name },
          {
            ...{ name: "email", label: "E-mail address", inputMode: "email" },
            ...(email ? { value: email } : {}),
          },
          {
            ...{ name: "externalMerchantId", label: "Your identifier" },
            ...(externalMerchantId ? { value: externalMerchantId } : {}),
          },
          {
            ...{ name: "website", label: "Website" },
            hint: "With https:// at the start.",
            ...(website ? { value: website } : {}),
          },
        ]}
      />
    </div>
  );
}
