// The frame of every page: a running head, a running foot, and the content between them.
import { Page, Text, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { PrintableSource } from "@/lib/render/printable";
import { CutLine, outlined, Words } from "./primitives";
import { COLOURS, SHEET, SMALLEST, STYLES } from "./theme";

/** What the running head and foot say, and where the number of pages is noted. */
export interface Running {
  readonly merchant: string;
  readonly document: string;
  readonly attempt: string;
  /** The families of running text. */
  readonly families: readonly string[];
  readonly paper: "A4" | "LETTER";
  /** Filled in while the pages are set; the renderer tells it nowhere else. */
  readonly pageCount: { total: number };
}

/** What the pages of either document are made from. */
export interface SheetsProps {
  readonly printed: PrintableSource;
  readonly running: Running;
}

interface LayoutProps {
  readonly children: ReactNode;
  readonly pageNumber?: number;
  readonly totalPages?: number;
}

const BAND = {
  position: "absolute",
  left: SHEET.side,
  right: SHEET.side,
  flexDirection: "row",
  justifyContent: "space-between",
} as const;

const BAND_TEXT = { fontSize: SMALLEST, color: COLOURS.faint, lineHeight: 1.4 } as const;

function Head({ running }: { readonly running: Running }) {
  return (
    <View style={[BAND, STYLES.rule, { top: SHEET.head, paddingBottom: 5 }]}>
      <CutLine style={[BAND_TEXT, { width: "60%", textAlign: "left" }]}>{running.merchant}</CutLine>
      <CutLine style={[BAND_TEXT, { width: "38%", textAlign: "right" }]}>
        {running.document}
      </CutLine>
    </View>
  );
}

function Foot({ running, page }: { readonly running: Running; readonly page: string }) {
  return (
    <View style={[BAND, STYLES.ruleAbove, { bottom: SHEET.foot, paddingTop: 5 }]}>
      <CutLine style={[BAND_TEXT, { width: "75%" }]}>{`Attempt ${running.attempt}`}</CutLine>
      <Text style={[BAND_TEXT, { width: "24%", textAlign: "right" }]}>{page}</Text>
    </View>
  );
}

/** A run of pages: the cover, or one part of the document. */
export function Sheets({
  running,
  bookmark,
  head = true,
  footnote,
  children,
}: {
  readonly running: Running;
  readonly bookmark?: string;
  readonly head?: boolean;
  /** A note above the foot of the pages; its room is kept free of content. */
  readonly footnote?: string;
  readonly children: ReactNode;
}) {
  const layout = (props: LayoutProps) => {
    if (props.totalPages) running.pageCount.total = props.totalPages;
    const page = `Page ${props.pageNumber ?? ""} of ${props.totalPages ?? ""}`;
    return (
      <>
        {head ? <Head running={running} /> : null}
        {props.children}
        {footnote ? (
          <View style={{ position: "absolute", left: SHEET.side, right: SHEET.side, bottom: 50 }}>
            <Words style={STYLES.note}>{footnote}</Words>
          </View>
        ) : null}
        <Foot running={running} page={page} />
      </>
    );
  };
  const room = footnote ? { paddingBottom: SHEET.bottom + 46 } : {};
  const face = { fontFamily: [...running.families] };
  return (
    <Page
      size={running.paper}
      style={[STYLES.page, face, room]}
      {...(bookmark ? outlined(bookmark) : {})}
      layout={layout}
    >
      {children}
    </Page>
  );
}
