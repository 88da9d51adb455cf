import { useEffect, useEffectEvent } from "react";
import { isPlaced } from "../../editor/stage/layer-box.ts";
import { layersOf, useEditor } from "../../editor/model/editor-context.ts";
import { newLayerId } from "./panels/new-layer.ts";

const STEP_MM = 1;
const LARGE_MM = 10;
const FINE_MM = 0.1;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys of the editor. While something is typed into, keys are letters. */
export function useShortcuts(): void {
  const { store } = useEditor();

  function act(event: KeyboardEvent): boolean {
    const { editing, product, selection } = store.state();
    const command = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (command && key === "z") {
      if (event.shiftKey) store.redo();
      else store.undo();
      return true;
    }
    if (command && key === "y") {
      store.redo();
      return true;
    }
    if (key === "escape") {
      if (editing.history.gesture) store.bailGesture();
      else store.select([]);
      return false;
    }
    const layers = layersOf(editing.document, product);
    const chosen = layers.filter(({ id }) => selection.includes(id));
    const first = chosen[0];
    if (!first) return false;
    if (command && key === "d") {
      const id = newLayerId();
      if (store.run({ type: "duplicate_layer", product, layer: first.id, id })) store.select([id]);
      return true;
    }
    if (key === "delete" || key === "backspace") {
      return store.run({ type: "remove_layers", product, layers: selection });
    }
    if (key === "[" || key === "]") {
      const index = layers.indexOf(first) + (key === "]" ? 1 : -1);
      if (index < 0 || index >= layers.length) return true;
      return store.run({ type: "reorder_layer", product, layer: first.id, index });
    }
    const arrow = arrows[event.key];
    if (!arrow || !chosen.every(isPlaced)) return false;
    const step = event.altKey ? FINE_MM : event.shiftKey ? LARGE_MM : STEP_MM;
    return store.run(
      {
        type: "move_layers",
        product,
        layers: selection,
        dx: arrow[0] * step,
        dy: arrow[1] * step,
      },
      "move",
    );
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const typing = target.closest("input:not([type=checkbox], [type=radio]), textarea, select");
    const elsewhere = target.closest("[role=dialog], [role=menu]");
    if (typing || elsewhere || event.defaultPrevented) return;
    if (act(event)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
