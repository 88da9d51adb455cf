import { isPlaced } from "@holeshot/design";
import { useEditor, useLayers } from "../../model/editor-context.ts";
import type { Chosen } from "../input/chosen.ts";
import type { ClothView } from "../view/cloth-view.ts";
import { FrameLines } from "./FrameLines.tsx";
import { FrameMark } from "./FrameMark.tsx";
import { frameLine } from "./frame-line.ts";
import { layerBox } from "./layer-box.ts";

interface PartnerFramesProps {
  chosen: Chosen;
  view: ClothView;
  ratio: number;
}

/** What changes with the chosen layer and is in sight too: its frame at half strength. */
export function PartnerFrames({ chosen, view, ratio }: PartnerFramesProps) {
  const parts = { ...useEditor(), garment: view.garment };
  const links = new Set(chosen.members.flatMap(({ layer }) => layer.link ?? []));
  const own = new Set(chosen.members.map(({ layer }) => layer.id));
  const partners = useLayers().filter(
    ({ id, link, hidden }) => link !== undefined && links.has(link) && !own.has(id) && !hidden,
  );
  return partners.map((layer) => {
    const box = isPlaced(layer) ? layerBox(layer, parts) : null;
    const line = box && frameLine(box, view, ratio, null);
    return (
      line && (
        <g key={layer.id} data-frame="partner">
          <FrameLines line={line} look="partner" />
          <FrameMark line={line} kind="link" />
        </g>
      )
    );
  });
}
