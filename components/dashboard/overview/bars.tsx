"use client";
// The bars of a chart over time. They are for those who see and point: the table beside them has the same
// links for everybody.
import { useRouter } from "next/navigation";
import type { MouseEvent } from "react";
import {
  Bar,
  BarChart,
  type BarShapeProps,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import type { TimeBar, TimeSeries } from "./time-chart";
import { merchantsText } from "./words";

/** What is drawn, and which bar has the keyboard in the table. */
export interface BarsProps {
  readonly series: TimeSeries;
  readonly active: string | null;
}

const TEXT = { fill: "var(--soft)", fontSize: 12 } as const;
const HEIGHT = 256;

/** A chart of merchants by stretch of time. */
export function Bars({ series, active }: BarsProps) {
  const { axis, bars } = series;
  const peak = Math.max(...bars.map(({ merchants }) => merchants));
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart
        data={[...bars]}
        margin={{ top: 8, right: 0, bottom: 16, left: 8 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="tick"
          tick={TEXT}
          tickLine={false}
          axisLine={{ stroke: "var(--line-strong)" }}
          interval="preserveStartEnd"
          minTickGap={10}
          label={{ value: axis, position: "insideBottom", offset: -12, ...TEXT }}
        />
        <YAxis
          width={56}
          tick={TEXT}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickCount={Math.min(5, peak + 1)}
          tickFormatter={(value: number) => value.toLocaleString("en-GB")}
          label={{ value: "Merchants", angle: -90, position: "insideLeft", ...TEXT }}
        />
        <Tooltip cursor={{ fill: "var(--wash)" }} content={<Pointed />} isAnimationActive={false} />
        <Bar
          dataKey="merchants"
          isAnimationActive={false}
          shape={(props: BarShapeProps) => <LinkedBar bar={props} active={active} />}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

interface LinkedBarProps {
  readonly bar: BarShapeProps;
  readonly active: string | null;
}

/** A bar, and the whole column above it, lead to its merchants. */
function LinkedBar({ bar, active }: LinkedBarProps) {
  const { x, y, width, height, background, payload } = bar;
  const { key, href, merchants } = payload as TimeBar;
  const router = useRouter();
  if (merchants === 0) return <g />;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.push(href);
  };
  const column = { y: background?.y ?? y, height: background?.height ?? height ?? 0 };
  const look = key === active ? { stroke: "var(--ink)", strokeWidth: 3 } : {};
  return (
    <a href={href} tabIndex={-1} onClick={open}>
      <rect x={x} y={column.y} width={width} height={column.height} fill="transparent" />
      <rect x={x} y={y} width={width} height={height ?? 0} rx={2} fill="var(--accent)" {...look} />
    </a>
  );
}

interface PointedProps {
  readonly active?: boolean;
  readonly payload?: readonly { readonly payload?: TimeBar }[];
}

/** What the bar that is pointed at says. */
function Pointed({ active, payload }: PointedProps) {
  const bar = payload?.[0]?.payload;
  if (!active || !bar) return null;
  return (
    <div className="rounded-small border border-line bg-surface px-3 py-2 text-xs shadow-sheet">
      <p className="font-semibold">{bar.label}</p>
      <p className="text-soft">{merchantsText(bar.merchants)}</p>
    </div>
  );
}
