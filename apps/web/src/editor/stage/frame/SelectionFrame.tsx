import type { PointerEvent } from "react";
import { useCoarsePointer } from "../input/use-coarse-pointer.ts";
import { handlesOf } from "../../layers/handles.ts";
import type { Chosen } from "../input/chosen.ts";
import type { ClothView } from "../view/cloth-view.ts";
import { overSeams } from "../view/over-seams.ts";
import { FrameHandles } from "./FrameHandles.tsx";
import { FrameLines } from "./FrameLines.tsx";
import { FrameMark } from "./FrameMark.tsx";
import { type FrameLine, frameLine } from "./frame-line.ts";
import type { Handle } from "./handles.ts";
import { boxPoint } from "./layer-box.ts";

interface SelectionFrameProps {
  chosen: Chosen;
  /** The common frame as it lies on the cloth; null when the members lie apart or out of sight. */
  line: FrameLine | null;
  view: ClothView;
  /** CSS pixels a picture pixel. */
  ratio: number;
  /** Handles vanish while something is dragged; the frame stays. */
  handles: boolean;
  onHandle: (event: PointerEvent<Element>, handle: Handle) => void;
}

/** The frame of what is chosen as it lies on the cloth, with its handles at the size of a finger. */
export function SelectionFrame({
  chosen,
  line,
  view,
  ratio,
  handles,
  onHandle,
}: SelectionFrameProps) {
  const coarse = useCoarsePointer();
  const { members, box, locked } = chosen;
  const [only] = members;
  const single = members.length === 1 && only ? only : null;
  const bendAt = box && single ? handlesOf(single.layer).bendAt(single.layer, box) : null;
  const cloth = box?.goesOn ? overSeams(view) : view;
  const bend = box && bendAt !== null ? cloth.find(box.piece, boxPoint(box, 0, bendAt)) : null;
  return (
    <g data-frame="chosen">
      {!single &&
        members.map((member) => {
          const own = frameLine(member.box, view, ratio, null);
          return own && <FrameLines key={member.layer.id} line={own} look="member" />;
        })}
      {line && (
        <>
          <FrameLines line={line} look={locked ? "locked" : "chosen"} />
          {locked && <FrameMark line={line} kind="lock" />}
          {handles && !locked && (
            <FrameHandles
              line={line}
              sides={single !== null && handlesOf(single.layer).sides}
              curve={bend && { x: bend.x * ratio, y: bend.y * ratio }}
              coarse={coarse}
              onHandle={onHandle}
            />
          )}
        </>
      )}
    </g>
  );
}
