import { FileUp } from "lucide-react";
import Link from "next/link";
import { Panel } from "@/components/dashboard/page-head";
import { buttonClass } from "@/components/ui/button-look";

/** What to do while there is nobody yet. */
export function NoMerchants({ mayImport }: { readonly mayImport: boolean }) {
  return (
    <Panel title="No merchants yet">
      <div className="max-w-prose space-y-4 px-5 py-5 text-sm text-soft">
        <p>
          Once your merchants are here, this page shows how many are compliant, where the others are
          stuck, and whose attestation runs out.
        </p>
        {mayImport ? (
          <>
            <p>
              Begin with a CSV file of the merchants that you look after: a name for each is enough,
              and an e-mail address to invite them.
            </p>
            <p>
              <Link href="/dashboard/merchants/import" className={buttonClass("primary")}>
                <FileUp className="size-4 shrink-0" aria-hidden="true" />
                Import merchants
              </Link>
            </p>
            <p>
              Or bring them in over the API: <code>POST /v1/merchants</code> for one,{" "}
              <code>POST /v1/merchants/import</code> for a whole list. See the{" "}
              <a href="/openapi.json">API description</a>.
            </p>
          </>
        ) : (
          <p>Somebody of your team who may work with merchants brings the first ones in.</p>
        )}
      </div>
    </Panel>
  );
}
