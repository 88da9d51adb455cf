import type { KeyboardEvent } from "react";
import type { Layer } from "@holeshot/design";
import { useEditor } from "../../../editor/model/editor-context.ts";
import { useProduct } from "../design-context.ts";
import { useChooseLayer } from "./use-choose-layer.ts";
import { useRenameLayer } from "./use-rename-layer.tsx";

interface TreeKeys {
  readonly layers: readonly Layer[];
  /** Choosing adds to what is chosen. */
  readonly several: boolean;
  /** Folds or unfolds a group; without `open` it turns it over. */
  readonly fold: (group: string, open?: boolean) => void;
}

const letters: ReadonlySet<string> = new Set(["h", "l"]);

/**
 * ↑ ↓ Home End go and choose, Enter and Space choose, with Ctrl added; ← → fold and unfold; Enter on what is chosen is
 * left to `useWordsOnCloth`;
 * h and l hide and lock, F2 renames.
 */
export function useTreeKeys({
  layers,
  several,
  fold,
}: TreeKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { store } = useEditor();
  const { id: product } = useProduct();
  const choose = useChooseLayer();
  const rename = useRenameLayer();

  function onGroup(key: string, group: string): boolean {
    if (key === "Enter" || key === " ") fold(group);
    else if (key === "ArrowLeft") fold(group, false);
    else if (key === "ArrowRight") fold(group, true);
    else return false;
    return true;
  }

  function isChosenAlone({ id }: Layer): boolean {
    const { selection } = store.state();
    return selection.length === 1 && selection[0] === id;
  }

  function onLayer(key: string, layer: Layer, more: boolean): boolean {
    const on = { product, layers: [layer.id] };
    // Where it is chosen already, Enter goes on to what is changed of it.
    if (key === "Enter" && !more && isChosenAlone(layer)) return false;
    if (key === "Enter" || key === " ") choose(layer, more);
    else if (key === "h") store.run({ ...on, type: "set_hidden", hidden: !layer.hidden });
    else if (key === "F2") rename(layer);
    else if (key === "l") store.run({ ...on, type: "set_locked", locked: !layer.locked });
    else return false;
    return true;
  }

  /** The row beside takes the focus that goes with the removed one. */
  function remove(layer: Layer, beside: Layer | undefined, tree: HTMLElement): void {
    const { selection } = store.state();
    const layers = selection.includes(layer.id) ? selection : [layer.id];
    if (!store.run({ type: "remove_layers", product, layers }) || !beside) return;
    choose(beside, false);
    requestAnimationFrame(() =>
      tree.querySelector<HTMLElement>(`[data-row="${CSS.escape(beside.id)}"]`)?.focus(),
    );
  }

  return (event) => {
    if (event.altKey) return;
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=treeitem]")];
    const here = items.findIndex((item) => item === event.target);
    const item = items[here];
    const held = event.ctrlKey || event.metaKey;
    const more = several || held;
    const layerOf = (row: HTMLElement | null | undefined) =>
      layers.find(({ id }) => id === row?.dataset["row"]);
    // With Ctrl they are the browser's.
    if (held && letters.has(event.key)) return;
    if (!item) {
      // A mouse leaves the focus inside the row: its own keys are told of in its menu, all others are not the list's.
      const { target } = event;
      const row = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-row]") : null;
      const pressed = layerOf(row);
      if (!pressed || !(letters.has(event.key) || event.key === "F2")) return;
      event.preventDefault();
      event.stopPropagation();
      onLayer(event.key, pressed, false);
      return;
    }
    const layer = layerOf(item);
    const group = item.dataset["group"];
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      Home: 0,
      End: items.length - 1,
    };
    const next = items[steps[event.key] ?? -1];
    if (layer && (event.key === "Delete" || event.key === "Backspace")) {
      event.preventDefault();
      event.stopPropagation();
      const others = [...items.slice(here + 1), ...items.slice(0, here).toReversed()];
      const beside = others.map((row) => layerOf(row)).find((other) => other !== undefined);
      remove(layer, beside, event.currentTarget);
      return;
    }
    const done =
      (group !== undefined && onGroup(event.key, group)) ||
      (layer !== undefined && onLayer(event.key, layer, more));
    if (!done && steps[event.key] === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
    const reached = layerOf(next);
    if (reached && !more) choose(reached, false);
  };
}
