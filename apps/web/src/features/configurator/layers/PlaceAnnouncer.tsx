import { useState } from "react";
import { isPlaced, measureOf, type PlacedLayer } from "@holeshot/design";
import { useEditorState, useSelectedLayer } from "../../../editor/model/editor-context.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";

/** Says in millimetres where the chosen layer went, once a gesture is over. */
export function PlaceAnnouncer() {
  const t = useT();
  const { number } = useFormat();
  const resting = useEditorState(({ editing }) => editing.history.gesture === null);
  const selected = useSelectedLayer();
  const layer = selected && isPlaced(selected) ? selected : null;
  const [last, setLast] = useState<PlacedLayer | null>(null);
  const [text, setText] = useState("");

  if (resting && layer !== last) {
    setLast(layer);
    if (layer && last?.id === layer.id) setText(changed(last, layer) ?? text);
  }

  function changed(before: PlacedLayer, now: PlacedLayer): string | null {
    const tenth = (value: number): string => number(Math.round(value * 10) / 10);
    if (before.x !== now.x || before.y !== now.y) {
      return t("editor.spoken.place", { x: tenth(now.x), y: tenth(now.y) });
    }
    if (before.rotation !== now.rotation) {
      return t("editor.spoken.turn", { degrees: tenth(now.rotation) });
    }
    const size = measureOf(now);
    return measureOf(before) === size ? null : t("editor.spoken.size", { size: tenth(size) });
  }

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {text}
    </p>
  );
}
