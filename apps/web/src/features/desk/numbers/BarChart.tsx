export interface Bar {
  /** The day or week it stands for, short. */
  readonly name: string;
  readonly value: number;
  /** Its value as one writes it. */
  readonly text: string;
}

interface BarChartProps {
  /** What the bars are, for those who do not see them; the table beside says each. */
  label: string;
  bars: readonly Bar[];
  /** Bars before this one have another shade, such as what is over. */
  strongFrom: number;
}

/** So many names have room below the bars of a phone's chart. */
const NAMES = 5;

/** Bars from nought up; the highest fills the height, and its value stands above it. Every value stands in the table beside it. */
export function BarChart({ label, bars, strongFrom }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const highest = bars.findIndex(({ value }) => value === most);
  const every = Math.ceil(bars.length / NAMES);
  return (
    <div role="img" aria-label={label} className="pt-5 pb-6">
      <div className="flex h-36 items-end border-b border-edge">
        {bars.map(({ name, value, text }, at) => (
          <div
            key={name}
            title={`${name}: ${text}`}
            className="relative flex h-full min-w-0 flex-1 items-end"
          >
            <div
              className={`mx-[12.5%] w-full ${at >= strongFrom ? "bg-gate" : "bg-ink"}`}
              style={{ height: `${(value / most) * 100}%` }}
            />
            {at === highest && <Word at={at} of={bars.length} text={text} side="-top-5" strong />}
            {at % every === 0 && <Word at={at} of={bars.length} text={name} side="-bottom-6" />}
          </div>
        ))}
      </div>
    </div>
  );
}

interface WordProps {
  at: number;
  of: number;
  text: string;
  side: string;
  strong?: boolean;
}

/** Stands in the middle of its bar, and at the chart's ends within the chart. */
function Word({ at, of, text, side, strong = false }: WordProps) {
  const share = of === 1 ? 0 : at / (of - 1);
  const held = share < 0.1 ? "left-0" : share > 0.9 ? "right-0" : "left-1/2 -translate-x-1/2";
  return (
    <span
      className={`tabular absolute ${side} ${held} type-label whitespace-nowrap ${strong ? "font-semibold text-ink" : "text-mute"}`}
    >
      {text}
    </span>
  );
}
