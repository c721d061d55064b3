import { loadWizard } from "@/app/portal/load";
import { type PortalPageProps, portalMetadata, readSpeech } from "@/app/portal/speech";
import { Embed } from "@/components/embed/embed";
import { openEmbed } from "@/lib/transports/embed";

// The answer depends on the credential of each visit and may be kept nowhere.
export const dynamic = "force-dynamic";

export const generateMetadata = portalMetadata;

function textOf(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export default async function EmbedPage(props: PortalPageProps) {
  const query = await props.searchParams;
  const opened = await openEmbed(query);
  const first = opened && {
    start: { ...(await loadWizard(opened.caller)), token: opened.token },
    embedders: opened.embedders,
  };
  const given = query.sessionToken ?? query.apiKey;
  return (
    <Embed
      first={first}
      refused={given === undefined ? "MISSING_CREDENTIALS" : "INVALID_CREDENTIALS"}
      merchantId={textOf(query.merchantId)}
      theme={textOf(query.theme)}
      speech={await readSpeech(props)}
    />
  );
}
