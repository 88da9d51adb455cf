import { useEffect, useEffectEvent } from "react";
import { designLimits, isPlaced, type PlacedLayer } from "@holeshot/design";
import { layersOf, useEditor } from "../../../editor/model/editor-context.ts";
import { useOpenDesign } from "../design-context.ts";
import { useLayerName } from "../layers/use-layer-name.ts";
import { showVersions } from "../versions/versions-open.ts";
import { newLayerId, newText, startPlace } from "../panels/new-layer.ts";
import { carriedType, carry, unpack, wordsOf } from "./carried.ts";
import { useWordsOnCloth } from "./use-words-on-cloth.ts";

/** Where a pasted layer stands from what it was copied from, mm. */
const ASIDE_MM = 10;

/** Keys and the clipboard mean the design unless something else is being typed into or read. */
function meansElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.closest(
      "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]",
    ) !== null
  );
}

/** By the key's place: with Alt held, letters are signs on many keyboards. */
function meansVersions({ ctrlKey, metaKey, altKey, shiftKey, code }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && altKey && shiftKey && code === "KeyH";
}

export interface HandsProps {
  /** Opens the panel of texts. */
  onWords: () => void;
}

/** Words of a text by Enter or a second press on it, choosing everything, and copying, cutting and pasting of layers, also from one design to another. */
export function Hands({ onWords }: HandsProps) {
  const { store } = useEditor();
  const { set, saving } = useOpenDesign();
  const nameOf = useLayerName();
  useWordsOnCloth(onWords);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (meansVersions(event)) {
      // As other programs that keep them have it; without a place on the server there are none.
      if (!saving.saved || !saving.mayChange || meansElsewhere(event.target)) return;
      event.preventDefault();
      showVersions(true);
      return;
    }
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "a") return;
    if (event.defaultPrevented || event.shiftKey || event.altKey) return;
    if (meansElsewhere(event.target)) return;
    event.preventDefault();
    const { editing, product } = store.state();
    const layers = layersOf(editing.document, product).filter(isPlaced);
    store.select(layers.filter(({ locked, hidden }) => !locked && !hidden).map(({ id }) => id));
  });

  const onCopy = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || meansElsewhere(event.target)) return;
    // Words of the page that somebody marked are meant.
    if (!(getSelection()?.isCollapsed ?? true)) return;
    const { editing, product, selection } = store.state();
    const chosen = layersOf(editing.document, product).filter(({ id }) => selection.includes(id));
    const carried = carry(chosen);
    if (carried === null) return;
    event.preventDefault();
    event.clipboardData?.setData(carriedType, carried);
    event.clipboardData?.setData("text/plain", chosen.filter(isPlaced).map(nameOf).join("\n"));
    if (event.type === "cut") store.run({ type: "remove_layers", product, layers: selection });
  });

  function put(layers: readonly PlacedLayer[], label: string): void {
    const { product } = store.state();
    const ids: string[] = [];
    store.beginGesture(label);
    for (const layer of layers) {
      if (store.run({ type: "add_layer", product, layer })) ids.push(layer.id);
    }
    // All of it or nothing; why not is told as for any other act.
    if (ids.length === layers.length) store.endGesture();
    else return store.bailGesture();
    store.select(ids);
  }

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || meansElsewhere(event.target)) return;
    const { clipboardData: board } = event;
    // A picture goes to the uploads.
    if (!board || board.files.length > 0) return;
    const { product, side } = store.state();
    const layers = unpack(board.getData(carriedType));
    if (layers.length > 0) {
      event.preventDefault();
      put(
        layers.map((layer) => pasted(layer)),
        "paste",
      );
      return;
    }
    const words = wordsOf(board.getData("text/plain"), {
      characters: designLimits.textCharacters,
      lines: designLimits.textLines,
    });
    if (words === null) return;
    event.preventDefault();
    const { sample: _sample, ...text } = newText(product, side, words, set.fonts[0]?.id ?? "");
    put([text], "paste");
  });

  /** A copy beside its original, or in the middle of what is shown where the garment has no such piece. */
  function pasted({ link: _link, ...layer }: PlacedLayer): PlacedLayer {
    const { product, side } = store.state();
    const pieces = set.products.find(({ id }) => id === product)?.pieces ?? [];
    const place = pieces.some(({ id }) => id === layer.piece)
      ? { x: layer.x + ASIDE_MM, y: layer.y + ASIDE_MM }
      : startPlace(product, side);
    return {
      ...layer,
      ...place,
      id: newLayerId(),
      locked: false,
      hidden: false,
    };
  }

  useEffect(() => {
    const key = (event: KeyboardEvent): void => onKey(event);
    const copy = (event: ClipboardEvent): void => onCopy(event);
    const paste = (event: ClipboardEvent): void => onPaste(event);
    document.addEventListener("keydown", key);
    document.addEventListener("copy", copy);
    document.addEventListener("cut", copy);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("keydown", key);
      document.removeEventListener("copy", copy);
      document.removeEventListener("cut", copy);
      document.removeEventListener("paste", paste);
    };
  }, []);
  return null;
}
