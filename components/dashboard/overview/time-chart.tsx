"use client";
// Merchants by week or month: as a chart, whose code is fetched when it comes near the window, and as a
// table, which is there from the start and is what is read aloud.
import { ChartColumn, Table2 } from "lucide-react";
import Link from "next/link";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { Panel } from "@/components/dashboard/page-head";
import type { BarsProps } from "./bars";

/** One bar: a stretch of time, how many merchants it has, and the address of their list. */
export interface TimeBar {
  readonly key: string;
  /** Under the bar. */
  readonly tick: string;
  /** In the table and beside the bar that is pointed at. */
  readonly label: string;
  readonly merchants: number;
  readonly href: string;
}

/** One way to look at it: by week, or by month. */
export interface TimeSeries {
  readonly key: string;
  /** What the switch says. */
  readonly name: string;
  /** What the chart shows, in a sentence. */
  readonly title: string;
  /** What the axis of time is called, also over the table's column. */
  readonly axis: string;
  readonly bars: readonly TimeBar[];
}

interface TimeChartProps {
  readonly lead: string;
  readonly series: readonly TimeSeries[];
}

const VIEWS = [
  { key: "chart", name: "Chart", icon: ChartColumn },
  { key: "table", name: "Table", icon: Table2 },
] as const;

type View = (typeof VIEWS)[number]["key"];

/** A chart over time with its table. */
export function TimeChart({ lead, series }: TimeChartProps) {
  const [chosen, choose] = useState(series[0]?.key);
  const [view, setView] = useState<View>("chart");
  const [active, setActive] = useState<string | null>(null);
  const shown = series.find(({ key }) => key === chosen) ?? series[0];
  if (!shown) return null;
  const empty = shown.bars.every(({ merchants }) => merchants === 0);
  const chart = view === "chart" && !empty;
  return (
    <Panel title={shown.title} lead={lead}>
      <div className="flex flex-wrap justify-between gap-2 px-5 pt-3">
        <Switch label="Shown as" options={VIEWS} chosen={view} choose={setView} />
        {series.length > 1 ? (
          <Switch label="Counted by" options={series} chosen={shown.key} choose={choose} />
        ) : null}
      </div>
      {/* High enough for the chart from the start, so that nothing moves when it comes. */}
      <div className="relative min-h-72 px-5 pt-3 pb-4">
        {chart ? <LazyBars series={shown} active={active} onFail={() => setView("table")} /> : null}
        {empty && view === "chart" ? <Nothing /> : null}
        <div className={view === "chart" ? "sr-only noscript:not-sr-only" : ""}>
          <BarsTable series={shown} onActive={setActive} />
        </div>
      </div>
    </Panel>
  );
}

/** Stands where a chart would have no bar. */
function Nothing() {
  return (
    <p className="grid h-64 place-items-center rounded-small border border-line border-dashed text-sm text-soft">
      Nothing to draw: each of these is 0.
    </p>
  );
}

interface SwitchProps<Key extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly key: Key;
    readonly name: string;
    readonly icon?: ComponentType<{ readonly className?: string }>;
  }[];
  readonly chosen: Key;
  readonly choose: (key: Key) => void;
}

function Switch<Key extends string>({ label, options, chosen, choose }: SwitchProps<Key>) {
  return (
    <fieldset className="inline-flex rounded-small border border-line">
      <legend className="sr-only">{label}</legend>
      {options.map(({ key, name, icon: Icon }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => choose(key)}
          className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-small px-3 text-xs font-semibold text-soft hover:text-ink aria-pressed:bg-accent-wash aria-pressed:text-accent"
        >
          {Icon ? <Icon className="size-3.5 shrink-0" /> : null}
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface LazyBarsProps extends BarsProps {
  readonly onFail: () => void;
}

function LazyBars({ series, active, onFail }: LazyBarsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Bars, setBars] = useState<ComponentType<BarsProps> | null>(null);
  const failed = useRef(onFail);
  failed.current = onFail;
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import("./bars").then(
        (module) => setBars(() => module.Bars),
        () => failed.current(),
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="h-64" aria-hidden="true">
      {Bars ? (
        <Bars series={series} active={active} />
      ) : (
        <div className="h-full rounded-small bg-wash noscript:hidden" />
      )}
    </div>
  );
}

interface BarsTableProps {
  readonly series: TimeSeries;
  /** Told which row has the keyboard, so that the chart can show it. */
  readonly onActive: (key: string | null) => void;
}

function BarsTable({ series, onActive }: BarsTableProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{series.title}</caption>
      <thead className="text-xs text-faint">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            {series.axis}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            Merchants
          </th>
        </tr>
      </thead>
      <tbody>
        {series.bars.map(({ key, label, merchants, href }) => (
          <tr key={key} className="border-line border-t">
            <th scope="row" className="py-1.5 text-left font-normal">
              {merchants === 0 ? (
                <span className="text-soft">{label}</span>
              ) : (
                <Link
                  href={href}
                  prefetch={false}
                  onFocus={() => onActive(key)}
                  onBlur={() => onActive(null)}
                >
                  {label}
                </Link>
              )}
            </th>
            <td className="figures py-1.5 text-right">{merchants.toLocaleString("en-GB")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
