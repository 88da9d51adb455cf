import { useEditor, useLayers } from "../model/editor-context.ts";
import { isPlaced, layerBox } from "./layer-box.ts";
import { SelectionFrame } from "./SelectionFrame.tsx";
import type { StageView } from "./stage-view.ts";

interface HoverFrameProps {
  layer: string;
  view: StageView;
  ratio: number;
}

/** What the pointer is over and a press would choose: its frame, without handles. */
export function HoverFrame({ layer: id, view, ratio }: HoverFrameProps) {
  const { assets } = useEditor();
  const layer = useLayers().find((each) => each.id === id);
  const box = layer && isPlaced(layer) ? layerBox(layer, assets) : null;
  const map = box && view.mapAt(box.piece, box);
  if (!layer || !box || !map) return null;
  return (
    <SelectionFrame
      box={box}
      map={map}
      ratio={ratio}
      locked={layer.locked}
      handles={false}
      onHandle={() => undefined}
    />
  );
}
