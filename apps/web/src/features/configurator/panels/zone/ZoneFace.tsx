import { patternItems } from "@holeshot/artwork";
import type { Gradient, PatternFill } from "@holeshot/design";
import { formatPath } from "@holeshot/geometry";
import { useMemo } from "react";
import { cx } from "../../../../ui/cx.ts";
import { colourRun } from "../colour/colour-run.ts";

interface ZoneFaceProps {
  primary: string;
  gradient: Gradient | null;
  fill: PatternFill | null;
  /** Width of the cloth that is shown, mm: enough to recognise a pattern's rule. */
  millimetres?: number;
  className: string;
}

/** A zone in small: its colour, where it runs to, and the pattern on it. */
export function ZoneFace(props: ZoneFaceProps) {
  const { primary, gradient, fill, millimetres = 72, className } = props;
  return (
    <span
      aria-hidden
      className={cx("relative block overflow-hidden", className)}
      style={{ background: colourRun(primary, gradient) }}
    >
      {fill && <PatternFace fill={fill} side={millimetres} />}
      <span className="absolute inset-0 rounded-[inherit] outline-1 -outline-offset-1 outline-ink/18" />
    </span>
  );
}

function PatternFace({ fill, side }: { fill: PatternFill; side: number }) {
  const { pattern, rotation, colours } = fill;
  const paths = useMemo(() => {
    const box = { left: 0, top: 0, right: side, bottom: side };
    // Its scale is for the garment; here the rule is shown.
    const shown = { pattern, rotation, colours, scale: 1 };
    return patternItems({ fill: shown, box, along: (_x, y) => y / side, opacity: 1 }).flatMap(
      (item) =>
        item.kind === "fill"
          ? [{ d: formatPath(item.path), paint: item.paint, rule: item.rule }]
          : [],
    );
  }, [pattern, rotation, colours, side]);
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
    >
      {paths.map(({ d, paint, rule }, index) => (
        <path
          key={index}
          d={d}
          fill={typeof paint === "string" ? paint : undefined}
          fillRule={rule}
        />
      ))}
    </svg>
  );
}
