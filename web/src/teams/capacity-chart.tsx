import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale';
import { BarStack } from '@visx/shape';
import type { WeekCapacity } from './weekly-capacity.ts';

const keys: ('available' | 'absent')[] = ['available', 'absent'];
const looks = {
  available: 'fill-tone-mark',
  absent: 'fill-tone-surface stroke-tone-mark',
};

// The drawing has no size of its own: it fills the columns of the timeline above it.
const height = 100;
const weekWidth = 100;
const gap = 0.3;

interface CapacityChartProps {
  weeks: readonly WeekCapacity[];
  /** The top of the scale, in full-time people. */
  maximum: number;
}

/** What the team gives in each week; the figures stand in the table that it belongs to. */
export function CapacityChart({ weeks, maximum }: CapacityChartProps) {
  const width = weeks.length * weekWidth;
  const xScale = scaleBand({
    domain: weeks.map(({ startDate }) => startDate),
    range: [0, width],
    paddingInner: gap,
    paddingOuter: gap / 2,
  });
  const yScale = scaleLinear({ domain: [0, maximum], range: [height, 0] });
  const color = scaleOrdinal({ domain: keys, range: keys.map((key) => looks[key]) });
  return (
    <svg
      aria-hidden="true"
      data-tone="accent"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="size-full"
    >
      <BarStack
        data={[...weeks]}
        keys={keys}
        x={({ startDate }) => startDate}
        xScale={xScale}
        yScale={yScale}
        color={color}
      >
        {(stacks) =>
          stacks.flatMap(({ key, bars }) =>
            bars.map((bar) => (
              <rect
                key={`${key} ${bar.index}`}
                x={bar.x}
                y={bar.y}
                width={bar.width}
                height={Math.max(0, bar.height)}
                vectorEffect="non-scaling-stroke"
                strokeDasharray="3 2"
                className={bar.color}
              />
            )),
          )
        }
      </BarStack>
    </svg>
  );
}
