import { useEffect, useEffectEvent } from "react";
import { isPlaced } from "@holeshot/design";
import { layersOf, useEditor } from "../../editor/model/editor-context.ts";
import { settle, shownParts } from "../../editor/stage/frame/layer-box.ts";
import { newLayerId } from "./panels/new-layer.ts";

const STEP_MM = 1;
const LARGE_MM = 10;
const FINE_MM = 0.1;
const ZOOM_STEP = 0.5;
const MOST_ZOOM = 4;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys of the editor. While something is typed into, keys are letters. In a set of several garments there is a kit to go back to. */
export function useShortcuts(several: boolean): void {
  const editor = useEditor();
  const { store } = editor;

  function onHistory(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || (key !== "z" && key !== "y")) return false;
    if (key === "y" || event.shiftKey) store.redo();
    else store.undo();
    return true;
  }

  function onView(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || !/^[-+=]$/.test(event.key)) return false;
    const step = event.key === "-" ? -ZOOM_STEP : ZOOM_STEP;
    store.show({ zoom: Math.min(MOST_ZOOM, Math.max(1, store.state().zoom + step)) });
    return true;
  }

  /** What is done to the chosen layers, from the cloth or the list. */
  function onLayers(event: KeyboardEvent): boolean {
    const { editing, product, selection } = store.state();
    const layers = layersOf(editing.document, product);
    const chosen = layers.filter(({ id }) => selection.includes(id));
    const first = chosen[0];
    if (!first) return false;
    const key = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && key === "d") {
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
    // A key that is held moves on and on, and is one step.
    if (!editing.history.gesture) store.beginGesture("move");
    settle(chosen.filter(isPlaced), shownParts(editor));
    const [dx, dy] = [arrow[0] * step, arrow[1] * step];
    return store.run({ type: "move_layers", product, layers: selection, dx, dy });
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    const typing = target.closest("input:not([type=checkbox], [type=radio]), textarea, select");
    const elsewhere = target.closest("[role=dialog], [role=menu], [role=menuitem]");
    if (typing || elsewhere || event.defaultPrevented) return;
    if (event.key === "Escape") {
      if (store.dropper.state()) store.dropper.stop();
      else if (store.state().editing.history.gesture) store.bailGesture();
      else if (store.state().selection.length > 0) store.select([]);
      else if (several) store.show({ whole: true });
      return;
    }
    // Elsewhere the arrows belong to tabs and radio buttons.
    const onDesign =
      target === document.body ||
      target.closest("#content:focus, [role=application], [role=tree], [role=toolbar]");
    if (onHistory(event) || onView(event) || (onDesign && onLayers(event))) event.preventDefault();
  });
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (arrows[event.key] && store.state().editing.history.gesture?.label === "move") {
      store.endGesture();
    }
  });
  useEffect(() => {
    const down = (event: KeyboardEvent): void => onKey(event);
    const up = (event: KeyboardEvent): void => onKeyUp(event);
    document.addEventListener("keydown", down);
    document.addEventListener("keyup", up);
    return () => {
      document.removeEventListener("keydown", down);
      document.removeEventListener("keyup", up);
    };
  }, []);
}
