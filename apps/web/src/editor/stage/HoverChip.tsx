import { useEffect, useState } from "react";
import { isPlaced } from "@holeshot/design";
import { useEditor, useLayers } from "../model/editor-context.ts";
import type { ClothView } from "./view/cloth-view.ts";
import { frameExtent } from "./frame/frame-extent.ts";
import { frameLine } from "./frame/frame-line.ts";
import { layerBox } from "./frame/layer-box.ts";

interface HoverChipProps {
  layer: string;
  view: ClothView;
  ratio: number;
  nameOf: (layer: string) => string;
}

/** As long as a tooltip waits. */
const AFTER_MS = 350;

/** What the layer under the resting pointer is called. */
export function HoverChip({ layer: id, view, ratio, nameOf }: HoverChipProps) {
  const parts = { ...useEditor(), garment: view.garment };
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(id), AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);
  const layer = useLayers().find((each) => each.id === id);
  const box = layer && isPlaced(layer) ? layerBox(layer, parts) : null;
  const line = rested === id && box ? frameLine(box, view, ratio, null) : null;
  if (!line) return null;
  const { left, bottom } = frameExtent(line);
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute max-w-60 truncate rounded-chip bg-ink px-2 py-1 type-label text-paper"
      style={{ left, top: bottom + 8 }}
    >
      {nameOf(id)}
    </span>
  );
}
