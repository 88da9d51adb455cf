interface BarChartProps {
  /** What the bars are, for those who do not see them; the table beside says each. */
  label: string;
  values: readonly number[];
  /** Bars before this one have another shade, such as what is over. */
  strongFrom: number;
}

const WIDTH = 600;
const HEIGHT = 140;
const GAP = 0.25;
/** A chart of a day or two has bars of the width that a fortnight gives them. */
const FEWEST = 14;

/** Bars from nought up; the highest fills the height. Its numbers stand in the table beside it. */
export function BarChart({ label, values, strongFrom }: BarChartProps) {
  const most = Math.max(...values, 1);
  const step = WIDTH / Math.max(values.length, FEWEST);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-36 w-full"
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className="stroke-line" strokeWidth="2" />
      {values.map((value, at) => {
        const height = (value / most) * (HEIGHT - 4);
        return (
          <rect
            key={at}
            x={(at + GAP / 2) * step}
            y={HEIGHT - height}
            width={step * (1 - GAP)}
            height={height}
            className={at >= strongFrom ? "fill-gate" : "fill-ink"}
          />
        );
      })}
    </svg>
  );
}
