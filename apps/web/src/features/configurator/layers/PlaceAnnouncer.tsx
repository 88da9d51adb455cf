import { useState } from "react";
import { isPlaced, type Layer, measureOf } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { useEditorState, useLayers } from "../../../editor/model/editor-context.ts";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { useLayerName } from "./use-layer-name.ts";

/** More names than this are heard of in the list. */
const MOST_NAMES = 3;

interface Told {
  readonly product: ProductId;
  readonly layers: readonly Layer[];
}

/** Says what became of the layers once a gesture is over: which came and went, and in millimetres where the chosen one is. */
export function PlaceAnnouncer() {
  const t = useT();
  const { number } = useFormat();
  const nameOf = useLayerName();
  const resting = useEditorState(({ editing }) => editing.history.gesture === null);
  const product = useEditorState((state) => state.product);
  const selection = useEditorState((state) => state.selection);
  const layers = useLayers();
  const [told, setTold] = useState<Told>({ product, layers });
  const [text, setText] = useState("");

  if (resting && (layers !== told.layers || product !== told.product)) {
    setTold({ product, layers });
    if (product === told.product) setText(said(told.layers, layers) ?? text);
  }

  function said(before: readonly Layer[], now: readonly Layer[]): string | null {
    const added = withoutThose(now, before);
    const removed = withoutThose(before, now);
    // Another kit brings others for all of them.
    if (added.length > 0 && removed.length > 0) return null;
    if (added.length > 0) return t("editor.spoken.added", { name: namesOf(added) });
    if (removed.length > 0) return t("editor.spoken.removed", { name: namesOf(removed) });
    const [id, ...others] = selection;
    if (id === undefined || others.length > 0) return null;
    const [then, there] = [before, now].map((all) => all.find((layer) => layer.id === id));
    return then && there ? changed(then, there) : null;
  }

  function namesOf(some: readonly Layer[]): string {
    const names = some.slice(0, MOST_NAMES).map((layer) => nameOf(layer));
    return [...names, ...(some.length > MOST_NAMES ? ["…"] : [])].join(", ");
  }

  function changed(before: Layer, now: Layer): string | null {
    if (!isPlaced(before) || !isPlaced(now)) return null;
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

function withoutThose(some: readonly Layer[], those: readonly Layer[]): readonly Layer[] {
  return some.filter((layer) => !those.some(({ id }) => id === layer.id));
}
