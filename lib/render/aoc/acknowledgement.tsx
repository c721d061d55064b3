// The words that were confirmed by signing, as they were shown.
import type { RecordSignature } from "@/lib/domain/record/shape";
import { Quotation } from "@/lib/render/look/primitives";
import { STYLES } from "@/lib/render/look/theme";
import { Note, Subheading } from "./part";

/** Names languages in English, the language of the documents. */
const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });

/** The acknowledgement, and the same in English where it was shown in another language. */
export function Acknowledgement({ signature }: { readonly signature: RecordSignature }) {
  const { acknowledgement, acknowledgementEnglish, acknowledgementLanguage } = signature;
  const english = acknowledgementEnglish === acknowledgement ? null : acknowledgementEnglish;
  return (
    <>
      <Quotation style={STYLES.body}>{acknowledgement}</Quotation>
      {english === null ? null : (
        <>
          <Note>
            {acknowledgementLanguage
              ? `Shown in ${LANGUAGES.of(acknowledgementLanguage) ?? acknowledgementLanguage}.`
              : "Shown in another language than English."}
          </Note>
          <Subheading>The same in English</Subheading>
          <Quotation style={STYLES.body}>{english}</Quotation>
        </>
      )}
    </>
  );
}
