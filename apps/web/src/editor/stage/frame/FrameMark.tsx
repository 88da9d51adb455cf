import { IconLink, IconLock } from "@tabler/icons-react";
import { cornerOf } from "./handles.ts";
import type { FrameLine } from "./frame-line.ts";

interface FrameMarkProps {
  line: FrameLine;
  kind: "lock" | "link";
}

const SIDE = 20;

/** A small sign at a frame's top left corner: held fast, or bound to the chosen layer. */
export function FrameMark({ line, kind }: FrameMarkProps) {
  const { x, y } = cornerOf(line, 0);
  const Sign = kind === "lock" ? IconLock : IconLink;
  return (
    <g
      transform={`translate(${x - SIDE - 2} ${y - SIDE - 2})`}
      className="frame-mark"
      data-mark={kind}
    >
      <rect width={SIDE} height={SIDE} rx={2} />
      <Sign x={2} y={2} size={16} stroke={2} />
    </g>
  );
}
