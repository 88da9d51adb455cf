import type { PointerEvent, ReactNode } from "react";
import type { Point } from "@holeshot/geometry";
import type { FrameLine } from "./frame-line.ts";
import {
  cornerOf,
  type Giving,
  type Handle,
  knobOf,
  LEAST,
  middleOf,
  pushedOut,
} from "./handles.ts";

interface FrameHandlesProps {
  line: FrameLine;
  /** The sides can be drawn in and out: one text or one picture is chosen. */
  sides: boolean;
  /** Where the handle that bends a text stands; null for what does not bend. */
  curve: Point | null;
  /** Fingers need more room than a mouse. */
  coarse: boolean;
  onHandle: (event: PointerEvent<Element>, handle: Handle) => void;
}

/** Corners scale, sides spread or crop, the knob turns, the diamond bends. All keep their size at every zoom. */
export function FrameHandles({ line, sides, curve, coarse, onHandle }: FrameHandlesProps) {
  const { foot, knob } = knobOf(line);
  const place = (at: Point, giving: Giving): Point =>
    pushedOut(line, at, coarse ? LEAST.coarse : LEAST.fine, giving);
  const bend = curve && place(curve, "height");
  const grip = (handle: Handle, name: string, at: Point, shape: ReactNode) => (
    <g
      key={name}
      className="frame-handle"
      data-handle={name}
      onPointerDown={(event) => onHandle(event, handle)}
    >
      <circle cx={at.x} cy={at.y} className="frame-hit" />
      {shape}
    </g>
  );
  return (
    <>
      <line x1={foot.x} y1={foot.y} x2={knob.x} y2={knob.y} className="frame-casing" />
      <line x1={foot.x} y1={foot.y} x2={knob.x} y2={knob.y} className="frame-line" />
      {grip(
        "rotate",
        "rotate",
        knob,
        <circle cx={knob.x} cy={knob.y} r={6} className="frame-grip" />,
      )}
      {sides &&
        ([3, 1] as const).map((side) => {
          const { x, y, turn } = middleOf(line, side);
          const at = place({ x, y }, "width");
          const name = side === 3 ? "width-left" : "width-right";
          return grip(
            name,
            name,
            at,
            <rect
              x={at.x - 8}
              y={at.y - 3}
              width={16}
              height={6}
              transform={`rotate(${turn} ${at.x} ${at.y})`}
              className="frame-grip"
            />,
          );
        })}
      {[0, 1, 2, 3].map((corner) => {
        const at = place(cornerOf(line, corner), "both");
        return grip(
          "scale",
          `corner-${corner}`,
          at,
          <rect x={at.x - 5} y={at.y - 5} width={10} height={10} className="frame-grip" />,
        );
      })}
      {bend &&
        grip(
          "curve",
          "curve",
          bend,
          <rect
            x={bend.x - 5}
            y={bend.y - 5}
            width={10}
            height={10}
            transform={`rotate(45 ${bend.x} ${bend.y})`}
            className="frame-grip frame-curve"
          />,
        )}
    </>
  );
}
