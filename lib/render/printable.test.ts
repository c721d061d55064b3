import { describe, expect, it } from "vitest";
import { faceOrder } from "./han";
import { breakPlaces } from "./look/fonts";
import { formatDay, formatMoment } from "./moments";
import { printable } from "./printable";

const latinOnly = (codePoint: number) => codePoint < 0x250 || codePoint === 0xfffd;

describe("printable", () => {
  it("keeps what the face has", () => {
    expect(printable("Łódź\nCafé", latinOnly)).toEqual({ text: "Łódź\nCafé", lost: false });
  });

  it("takes out what does not print or reverses the text", () => {
    expect(printable("a\u200Bb\u202Ec\u0007d\uFEFF", latinOnly).text).toBe("abcd");
    const persian = "\u0645\u06CC\u200C\u062E";
    expect(printable(persian, () => true).text).toBe(persian);
  });

  it("uses a plain form where there is one, else a stand-in", () => {
    expect(printable("\uFF21\u2011\u2192", latinOnly)).toEqual({ text: "A-->", lost: false });
    expect(printable("\uD83C\uDF31!", latinOnly)).toEqual({ text: "\uFFFD!", lost: true });
  });

  it("lets a text of very many lines flow", () => {
    expect(printable("x\n".repeat(500), latinOnly).text).toBe("x ".repeat(500).trim());
  });

  it("leaves no two spaces in a row and no more than one empty line", () => {
    expect(printable(" a  b\t c \r\n\n\n d ", latinOnly).text).toBe("a b c\n\nd");
  });
});

describe("breakPlaces", () => {
  it("leaves ordinary words whole and lets long ones end anywhere", () => {
    expect(breakPlaces("responsibilities")).toEqual(["responsibilities"]);
    expect(breakPlaces("x".repeat(40)).join("")).toBe("x".repeat(40));
    expect(breakPlaces("x".repeat(40)).length).toBe(79);
  });
});

describe("breakPlaces in scripts without spaces", () => {
  const lines = (text: string) => breakPlaces(text).join("|").replaceAll("||", "|");

  it("lets a line end between characters, but not before a mark that closes", () => {
    expect(lines("\u6DF1\u5733\u3002\u5E02")).toBe("\u6DF1|\u5733\u3002|\u5E02");
    expect(lines("\u300C\u6DF1\u300D\u5733")).toBe("\u300C\u6DF1\u300D|\u5733");
  });

  it("keeps Latin words in it whole", () => {
    expect(lines("\u6DF1shop\u5733")).toBe("\u6DF1|shop|\u5733");
  });
});

describe("faceOrder", () => {
  const first = (text: string, country: string | null = null) =>
    faceOrder(new Set(text), country)[2];

  it("goes by the country of the merchant", () => {
    expect(first("\u5546\u5E97", "JP")).toBe("JP");
    expect(first("\u5546\u5E97", "HK")).toBe("TC");
  });

  it("goes by the text where the country tells nothing", () => {
    expect(first("\u56FD\u8D38")).toBe("SC");
    expect(first("\u570B\u8CBF")).toBe("TC");
    expect(first("\u5546\u5E97\u306E", "US")).toBe("JP");
    expect(first("\uC0C1\uC0AC")).toBe("KR");
  });
});

describe("moments", () => {
  it("are written out in UTC, and left alone when they are none", () => {
    expect(formatMoment("2026-11-20T10:15:42Z")).toBe("20 November 2026, 10:15:42 UTC");
    expect(formatDay("2027-03-31")).toBe("31 March 2027");
    expect(formatDay("next spring")).toBe("next spring");
  });
});
