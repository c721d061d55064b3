// The frame of every message: the partner's brand above, the words, one button at most, and who sent
// it. Written with react-email, so that mail programs of every age show it alike.
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  render,
  Section,
  Text,
} from "react-email";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/domain/language/shape";
import { fitted, type LogoPicture } from "@/lib/domain/logo/shape";
import { wordsOf } from "./words";

/** How a partner's messages look, and where answers to them go. */
export interface Brand {
  readonly partnerName: string;
  /** The service's copy of the partner's logo; null: its name stands there. */
  readonly logo: LogoPicture | null;
  /** `#rrggbb` of buttons, or null for the service's own. */
  readonly color: string | null;
}

/** A message ready to store. */
export interface MailContent {
  readonly subject: string;
  readonly textBody: string;
  readonly htmlBody: string;
}

/** An address with the words that lead to it. */
export interface MessageLink {
  readonly label: string;
  readonly url: string;
}

/** What a message consists of. */
export interface MessageParts {
  readonly subject: string;
  /** The line that a mailbox shows beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: MessageLink;
  /** Addresses by name, one per line. */
  readonly links?: readonly MessageLink[];
  /** Small print below the action. */
  readonly note?: string;
}

const INK = "#16233a";
const QUIET = "#5a6274";
const OWN_COLOR = "#0f5e5a";
const FONT = "'Open Sans', Helvetica, Arial, sans-serif";
const BRIGHTEST_FOR_WHITE = 0.18;

const text = {
  ...{ margin: "0 0 16px", fontSize: 16, lineHeight: "24px", color: INK, fontFamily: FONT },
  // A name may be one long word.
  wordBreak: "break-word",
} as const;
const small = { ...text, fontSize: 13, lineHeight: "20px", color: QUIET };

/** White or dark letters, whichever can be read on the colour (WCAG relative luminance). */
function lettersOn(color: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > BRIGHTEST_FOR_WHITE ? INK : "#ffffff";
}

/** The most room that a logo takes at the head of a message, in pixels. */
const LOGO_ROOM = { width: 240, height: 48 };

interface Written {
  readonly parts: MessageParts;
  readonly brand: Brand;
  readonly language: Language;
}

function Message({ parts, brand, language }: Written) {
  const color = brand.color ?? OWN_COLOR;
  return (
    <Html lang={language}>
      <Head />
      <Preview>{parts.preview}</Preview>
      <Body style={{ margin: 0, padding: "32px 16px", backgroundColor: "#f7f4ee" }}>
        <Container
          style={{
            maxWidth: 560,
            padding: 32,
            backgroundColor: "#ffffff",
            border: "1px solid #ddd6c8",
            borderRadius: 8,
          }}
        >
          <Section style={{ marginBottom: 24 }}>
            {brand.logo ? (
              <Img
                src={brand.logo.url}
                alt={brand.partnerName}
                {...fitted(brand.logo, LOGO_ROOM)}
              />
            ) : (
              <Text style={{ ...text, margin: 0, color: OWN_COLOR, fontWeight: 600 }}>
                {brand.partnerName}
              </Text>
            )}
          </Section>
          <Heading as="h1" style={{ ...text, fontSize: 22, lineHeight: "29px", fontWeight: 600 }}>
            {parts.title}
          </Heading>
          {parts.paragraphs.map((paragraph) => (
            <Text key={paragraph} style={text}>
              {paragraph}
            </Text>
          ))}
          {parts.action ? <Action action={parts.action} color={color} language={language} /> : null}
          {parts.links?.map(({ label, url }) => (
            <Text key={url} style={text}>
              <Link href={url} style={{ color: OWN_COLOR, fontWeight: 600 }}>
                {label}
              </Link>
            </Text>
          ))}
          {parts.note ? <Text style={small}>{parts.note}</Text> : null}
          <Hr style={{ margin: "24px 0 16px", borderColor: "#ddd6c8" }} />
          <Text style={{ ...small, margin: 0 }}>{senderLine(brand, language)}</Text>
        </Container>
      </Body>
    </Html>
  );
}

interface ActionProps {
  readonly action: MessageLink;
  readonly color: string;
  readonly language: Language;
}

function Action({ action, color, language }: ActionProps) {
  const t = wordsOf(language, "frame");
  return (
    <Section style={{ margin: "24px 0" }}>
      <Button
        href={action.url}
        style={{
          padding: "12px 20px",
          borderRadius: 6,
          backgroundColor: color,
          color: lettersOn(color),
          fontFamily: FONT,
          fontSize: 16,
          fontWeight: 600,
        }}
      >
        {action.label}
      </Button>
      <Text style={{ ...small, margin: "16px 0 0" }}>
        {t("noButton")}{" "}
        <Link href={action.url} style={{ color: OWN_COLOR, wordBreak: "break-all" }}>
          {action.url}
        </Link>
      </Text>
    </Section>
  );
}

function senderLine({ partnerName }: Brand, language: Language): string {
  return wordsOf(language, "frame")("sender", { partner: partnerName });
}

/** The plain-text part: the same words, the address on a line of its own. */
function plainText({ parts, brand, language }: Written): string {
  const t = wordsOf(language, "frame");
  const action = parts.action
    ? [`${t("linkBelow", { label: parts.action.label })}\n${parts.action.url}`]
    : [];
  const links = parts.links?.map(({ label, url }) => `${t("linkBelow", { label })}\n${url}`) ?? [];
  const note = parts.note ? [parts.note] : [];
  return [
    parts.title,
    ...parts.paragraphs,
    ...action,
    ...links,
    ...note,
    `--\n${senderLine(brand, language)}`,
  ].join("\n\n");
}

/** Writes a message: subject, HTML and plain text. */
export async function writeMessage(
  parts: MessageParts,
  brand: Brand,
  language: Language = DEFAULT_LANGUAGE,
): Promise<MailContent> {
  const written = { parts, brand, language };
  const htmlBody = await render(<Message {...written} />);
  return { subject: parts.subject, textBody: plainText(written), htmlBody };
}
