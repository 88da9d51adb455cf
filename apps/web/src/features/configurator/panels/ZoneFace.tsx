import { patternItems } from "@holeshot/artwork";
import type { Gradient, PatternFill } from "@holeshot/design";
import { formatPath } from "@holeshot/geometry";
import { useMemo } from "react";
import { cx } from "../../../ui/cx.ts";
import { colourRun } from "./colour-run.ts";

interface ZoneFaceProps {
  primary: string;
  gradient: Gradient | null;
  fill: PatternFill | null;
  className: string;
}

/** A zone in small: its colour, where it runs to, and the pattern on it. */
export function ZoneFace({ primary, gradient, fill, className }: ZoneFaceProps) {
  return (
    <span
      aria-hidden
      className={cx("relative block overflow-hidden", className)}
      style={{ background: colourRun(primary, gradient) }}
    >
      {fill && <PatternFace fill={fill} />}
      <span className="absolute inset-0 rounded-[inherit] outline-1 -outline-offset-1 outline-ink/18" />
    </span>
  );
}

/** Side of the cloth that is shown, mm at scale 1: a pattern's rule is recognised on it. */
const SIDE = 72;

function PatternFace({ fill }: { fill: PatternFill }) {
  const paths = useMemo(() => {
    const box = { left: 0, top: 0, right: SIDE, bottom: SIDE };
    // Its scale is for the garment; here the rule is shown.
    const shown = { ...fill, scale: 1 };
    return patternItems({ fill: shown, box, along: (_x, y) => y / SIDE, opacity: 1 }).flatMap(
      (item) =>
        item.kind === "fill"
          ? [{ d: formatPath(item.path), paint: item.paint, rule: item.rule }]
          : [],
    );
  }, [fill]);
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
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
