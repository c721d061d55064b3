// What the proof tried and found, as one table.

/** One line of the table. */
export interface Check {
  /** What it belongs to: tenancy, inputs, kills, races. */
  readonly area: string;
  /** What was tried. */
  readonly tried: string;
  /** How many times. */
  readonly count: number;
  /** What was measured, with its unit; "" where nothing is. */
  readonly figure: string;
  /** What went wrong, a line each; empty where all held. */
  readonly findings: readonly string[];
}

/** The most findings of one check that are printed. */
const SHOWN = 5;

/** The table, and under it the findings. */
export function report(checks: readonly Check[]): string[] {
  const width = Math.max(10, ...checks.map(({ tried }) => tried.length));
  const line = (cells: readonly string[]) =>
    [
      cells[0]?.padEnd(9),
      cells[1]?.padEnd(width),
      cells[2]?.padStart(7),
      cells[3]?.padStart(30),
      cells[4],
    ]
      .join("  ")
      .trimEnd();
  const rows = checks.map(({ area, tried, count, figure, findings }) =>
    line([
      area,
      tried,
      String(count),
      figure,
      findings.length === 0 ? "held" : `${findings.length} found`,
    ]),
  );
  const details = checks.flatMap(({ tried, findings }) =>
    findings.length === 0
      ? []
      : ["", `${tried}:`, ...findings.slice(0, SHOWN).map((finding) => `  - ${finding}`)],
  );
  return [line(["Area", "Tried", "Times", "Measured", "Result"]), ...rows, ...details];
}
