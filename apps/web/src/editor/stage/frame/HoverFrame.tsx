import { isPlaced } from "@holeshot/design";
import { useEditor, useLayers } from "../../model/editor-context.ts";
import type { ClothView } from "../view/cloth-view.ts";
import { FrameLines } from "./FrameLines.tsx";
import { frameLine } from "./frame-line.ts";
import { layerBox } from "./layer-box.ts";

interface HoverFrameProps {
  layer: string;
  view: ClothView;
  ratio: number;
}

/** What the pointer is over and a press would choose: its frame, without handles. */
export function HoverFrame({ layer: id, view, ratio }: HoverFrameProps) {
  const parts = { ...useEditor(), garment: view.garment };
  const layer = useLayers().find((each) => each.id === id);
  const box = layer && isPlaced(layer) ? layerBox(layer, parts) : null;
  const line = box && frameLine(box, view, ratio, null);
  return layer && line && <FrameLines line={line} look={layer.locked ? "locked" : "chosen"} />;
}
