import type { PointerEvent } from "react";
import { boxPoint, type PlacedBox } from "./layer-box.ts";
import type { LocalMap } from "./stage-view.ts";

export type Handle = "scale" | "rotate";

interface SelectionFrameProps {
  box: PlacedBox;
  map: LocalMap;
  /** CSS pixels a picture pixel. */
  ratio: number;
  locked: boolean;
  /** Handles vanish while something is dragged; the frame stays. */
  handles: boolean;
  onHandle: (event: PointerEvent<Element>, handle: Handle) => void;
}

const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

const ROTATE_ABOVE_PX = 30;

/** The frame of the chosen layer as it lies on the cloth, with its handles at the size of a finger. */
export function SelectionFrame(props: SelectionFrameProps) {
  const { box, map, ratio, locked, handles, onHandle } = props;
  const at = (shareX: number, shareY: number) => {
    const point = map.toScreen(boxPoint(box, shareX, shareY));
    return { x: point.x * ratio, y: point.y * ratio };
  };
  const corners = CORNERS.map(([x, y]) => at(x, y));
  const outline = corners.map(({ x, y }) => `${x},${y}`).join(" ");
  const top = at(0, -0.5);
  const centre = at(0, 0);
  const length = Math.hypot(top.x - centre.x, top.y - centre.y) || 1;
  const knob = {
    x: top.x + ((top.x - centre.x) / length) * ROTATE_ABOVE_PX,
    y: top.y + ((top.y - centre.y) / length) * ROTATE_ABOVE_PX,
  };
  return (
    <g>
      <polygon points={outline} className="frame-casing" />
      <polygon points={outline} className={locked ? "frame-line frame-locked" : "frame-line"} />
      {handles && !locked && (
        <>
          <line x1={top.x} y1={top.y} x2={knob.x} y2={knob.y} className="frame-casing" />
          <line x1={top.x} y1={top.y} x2={knob.x} y2={knob.y} className="frame-line" />
          <g className="frame-handle" onPointerDown={(event) => onHandle(event, "rotate")}>
            <circle cx={knob.x} cy={knob.y} className="frame-hit" />
            <circle cx={knob.x} cy={knob.y} r={6} className="frame-grip" />
          </g>
          {corners.map((corner, index) => (
            <g
              key={CORNERS[index]?.join()}
              className="frame-handle"
              onPointerDown={(event) => onHandle(event, "scale")}
            >
              <circle cx={corner.x} cy={corner.y} className="frame-hit" />
              <rect
                x={corner.x - 5}
                y={corner.y - 5}
                width={10}
                height={10}
                className="frame-grip"
              />
            </g>
          ))}
        </>
      )}
    </g>
  );
}
