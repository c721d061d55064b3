// Paper, ink and a seal: the values every page of both documents is drawn with.
import { StyleSheet } from "@react-pdf/renderer";

/** The colours of the printed documents. Each text colour has at least 4.5:1 on white. */
export const COLOURS = {
  ink: "#16233a",
  soft: "#4b586c",
  faint: "#6b7686",
  hairline: "#d3d8df",
  wash: "#f5f4f0",
  teal: "#0c5a5b",
  tealWash: "#eaf2f1",
  inPlace: "#1a6840",
  compensating: "#3a4a94",
  notApplicable: "#515c6c",
  notInPlace: "#a12f22",
  notInPlaceWash: "#fbf1ef",
  unanswered: "#855400",
  unticked: "#9aa3b0",
  paper: "#ffffff",
} as const;

/** The text face, and the face of the signature and of nothing else. */
export const FACES = { text: "Open Sans", script: "Dancing Script" } as const;

/** The margins of every page in points; the running head and foot live in them. */
export const SHEET = { side: 50, top: 76, bottom: 66, head: 36, foot: 30 } as const;

/** The smallest size of any text, in points. */
export const SMALLEST = 8;

/** Shared text and block styles, from the largest to the smallest. */
export const STYLES = StyleSheet.create({
  page: {
    paddingTop: SHEET.top,
    paddingBottom: SHEET.bottom,
    paddingHorizontal: SHEET.side,
    fontFamily: FACES.text,
    fontSize: 9,
    lineHeight: 1.45,
    color: COLOURS.ink,
    backgroundColor: COLOURS.paper,
  },
  title: { fontSize: 18, fontWeight: 600, lineHeight: 1.25 },
  heading: { fontSize: 12, fontWeight: 600, lineHeight: 1.3 },
  lead: { fontSize: 9.5, color: COLOURS.soft },
  strong: { fontWeight: 600 },
  body: { fontSize: 9 },
  small: { fontSize: SMALLEST, lineHeight: 1.4 },
  note: { fontSize: SMALLEST, lineHeight: 1.4, color: COLOURS.soft },
  label: { fontSize: SMALLEST, fontWeight: 600, color: COLOURS.soft, lineHeight: 1.4 },
  eyebrow: { fontSize: SMALLEST, fontWeight: 600, lineHeight: 1.4, color: COLOURS.teal },
  // Not stretched: a short text as tall as its row could not be divided between pages with it.
  row: { flexDirection: "row", alignItems: "flex-start" },
  rule: { borderBottomWidth: 0.6, borderBottomColor: COLOURS.hairline },
  ruleAbove: { borderTopWidth: 0.6, borderTopColor: COLOURS.hairline },
});
