import type { Metadata } from "next";
import {
  headOf,
  type PortalPageProps,
  readEndedToken,
  readFrame,
  readSpeech,
} from "@/app/portal/visit";
import { Embed } from "@/components/embed/embed";
import { SpeechProvider } from "@/components/wizard/speech";

// The answer depends on the credential of each visit and may be kept nowhere.
export const dynamic = "force-dynamic";

export async function generateMetadata(props: PortalPageProps): Promise<Metadata> {
  return headOf(await readSpeech(props, visitIn(await readFrame(props))));
}

function visitIn(frame: Awaited<ReturnType<typeof readFrame>>) {
  return typeof frame === "string" ? null : frame;
}

function textOf(value: string | string[] | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

export default async function EmbedPage(props: PortalPageProps) {
  const query = await props.searchParams;
  const frame = await readFrame(props);
  const opened = visitIn(frame);
  return (
    <SpeechProvider speech={await readSpeech(props, opened)}>
      <Embed
        first={opened && { start: opened.start, embedders: opened.embedders }}
        refused={typeof frame === "string" ? frame : null}
        ended={opened ? null : await readEndedToken(props)}
        merchantId={textOf(query.merchantId)}
        theme={textOf(query.theme)}
        languageNamed={textOf(query.locale) !== undefined}
      />
    </SpeechProvider>
  );
}
