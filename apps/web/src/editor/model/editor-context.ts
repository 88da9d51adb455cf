import type { Layer } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { SizeGroup } from "@holeshot/garments";
import { createContext, use, useSyncExternalStore } from "react";
import type { AssetStore } from "../assets/asset-store.ts";
import type { KitStore } from "../assets/kit-store.ts";
import type { Dropping } from "./dropper.ts";
import type { EditorState, EditorStore } from "./editor-store.ts";

/** The parts of an open editor. */
export interface EditorParts {
  readonly store: EditorStore;
  readonly assets: AssetStore;
  readonly kits: KitStore;
  /** Whose garment of each product is shown. */
  readonly groups: Readonly<Partial<Record<ProductId, SizeGroup>>>;
}

export const EditorContext = createContext<EditorParts | null>(null);

export function useEditor(): EditorParts {
  const parts = use(EditorContext);
  if (!parts) throw new Error("Used outside an open editor.");
  return parts;
}

/** A part of the editor's state; renders again only when that part changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => select(store.state()));
}

/** What is going on while a colour is taken from the cloth; null when none is. */
export function useDropping(): Dropping {
  const { dropper } = useEditor().store;
  return useSyncExternalStore(dropper.subscribe, dropper.state);
}

const none: readonly Layer[] = [];

/** The layers of the product that is shown, first painted first. */
export function useLayers(): readonly Layer[] {
  return useEditorState(({ editing, product }) => layersOf(editing.document, product));
}

const noOptions: Readonly<Record<string, string>> = {};

/** The choices made for the product that is shown. */
export function useOptions(): Readonly<Record<string, string>> {
  return useEditorState(
    ({ editing, product }) => editing.document.products[product]?.properties ?? noOptions,
  );
}

/** Whose garment of the product that is shown is worn. */
export function useGroup(): SizeGroup {
  const { groups } = useEditor();
  return useEditorState(({ product }) => groups[product] ?? "men");
}

/** The one chosen layer, or null when there is none or several. */
export function useSelectedLayer(): Layer | null {
  return useEditorState(({ editing, product, selection }) => {
    if (selection.length !== 1) return null;
    return layersOf(editing.document, product).find(({ id }) => id === selection[0]) ?? null;
  });
}

export function layersOf(
  document: EditorState["editing"]["document"],
  product: ProductId,
): readonly Layer[] {
  return document.products[product]?.layers ?? none;
}
