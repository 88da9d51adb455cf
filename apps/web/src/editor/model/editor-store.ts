import {
  beginGesture,
  bailGesture,
  type Command,
  type CommandRefusal,
  type DesignDocument,
  edit,
  type Editing,
  endGesture,
  redo,
  startEditing,
  undo,
} from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import type { Garment } from "@holeshot/garments";
import { report } from "../../lib/report.ts";
import type { Look } from "../views/table-job.ts";
import { createDropper, type Dropper } from "./dropper.ts";
import { createListeners } from "../../lib/listeners.ts";

/** What the editor shows and what is under the rider's hands. Values only. */
export interface EditorState {
  readonly editing: Editing;
  readonly product: ProductId;
  /** All garments of the set are seen beside each other, and none is worked on. */
  readonly whole: boolean;
  readonly side: Side;
  /** As it is worn, as the pieces it is sewn from, or turning freely. */
  readonly look: Look | "free";
  /** Chosen layers of the product, by id. */
  readonly selection: readonly string[];
  /** The zone whose colour is being chosen. */
  readonly zone: string | null;
  /** 1 shows the whole garment. */
  readonly zoom: number;
  /** The line that text and pictures should stay inside is drawn. */
  readonly safeLine: boolean;
  /** Dragged layers hold on to guides. */
  readonly snapping: boolean;
  /** Why the last command changed nothing; cleared by the next one that does. */
  readonly refusal: CommandRefusal | null;
}

/** How the garment is looked at; no part of the design. */
export type ShownView = Pick<
  EditorState,
  "product" | "whole" | "side" | "look" | "zoom" | "safeLine" | "snapping"
>;

export interface EditorStore {
  readonly state: () => EditorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Runs a command; inside a gesture it joins that gesture's step. False when it was refused. */
  readonly run: (command: Command, label?: string) => boolean;
  readonly beginGesture: (label: string) => void;
  readonly endGesture: () => void;
  readonly bailGesture: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (layers: readonly string[]) => void;
  readonly selectZone: (zone: string | null) => void;
  readonly show: (view: Partial<ShownView>) => void;
  /** Puts another document in place, with its history; nothing stays selected. */
  readonly load: (editing: Editing) => void;
  /** Puts a document in place that others changed, with the history that goes with it; what is chosen stays chosen. */
  readonly follow: (editing: Editing) => void;
  readonly dropper: Dropper;
  /** The garment in sight, which may be cut otherwise than the base that places are named on; null before one is. */
  readonly drawn: () => Garment | null;
  readonly draws: (garment: Garment) => void;
}

/** `prepare` fetches what a product needs to be shown; null when all is here. */
export function createEditorStore(
  document: DesignDocument,
  product: ProductId,
  prepare: (product: ProductId) => Promise<void> | null = () => null,
): EditorStore {
  let state: EditorState = {
    editing: startEditing(document),
    product,
    whole: false,
    side: "front",
    look: "worn",
    selection: [],
    zone: null,
    zoom: 1,
    safeLine: false,
    snapping: true,
    refusal: null,
  };
  let drawn: Garment | null = null;
  const listeners = createListeners();
  const dropper = createDropper();

  function change(next: Partial<EditorState>): void {
    state = { ...state, ...next };
    listeners.tell();
  }

  /** After an undo a chosen layer may be gone. */
  function changeDocument(editing: Editing): void {
    if (editing === state.editing) return;
    const layers = editing.document.products[state.product]?.layers ?? [];
    const selection = state.selection.filter((id) => layers.some((layer) => layer.id === id));
    const kept = selection.length === state.selection.length ? state.selection : selection;
    change({ editing, selection: kept, refusal: null });
  }

  function show(view: Partial<ShownView>): void {
    const turned = view.product !== undefined && view.product !== state.product;
    // Who names a garment goes to it.
    const whole = view.whole ?? (view.product === undefined && state.whole);
    if (whole && dropper.state()) dropper.stop();
    change({
      ...view,
      whole,
      ...((turned || whole) && { selection: [] }),
      ...(turned && { zone: null }),
    });
  }

  function goTo(view: Partial<ShownView>): void {
    const coming = view.product === undefined ? null : prepare(view.product);
    if (coming === null) show(view);
    else void coming.then(() => show(view)).catch((e: unknown) => report(e, "fetching a product"));
  }

  /** A step that changes other garments than the one in sight leads to where it is seen. */
  function step(editing: Editing): void {
    const was = state.editing.document.products;
    changeDocument(editing);
    const { products } = editing.document;
    const changed = (Object.keys(products) as ProductId[]).filter((id) => products[id] !== was[id]);
    const [product] = changed;
    if (product !== undefined && !state.whole && !changed.includes(state.product)) {
      goTo({ product });
    }
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    run: (command, label) => {
      const result = edit(state.editing, command, label);
      if (result.ok) changeDocument(result.editing);
      else change({ refusal: result.code });
      return result.ok;
    },
    beginGesture: (label) => changeDocument(beginGesture(state.editing, label)),
    endGesture: () => changeDocument(endGesture(state.editing)),
    bailGesture: () => changeDocument(bailGesture(state.editing)),
    undo: () => step(undo(state.editing)),
    redo: () => step(redo(state.editing)),
    // A layer that is chosen is seen on its garment.
    select: (selection) =>
      change({
        selection,
        ...(selection.length > 0 && { zone: null, whole: false }),
      }),
    selectZone: (zone) => change({ zone, ...(zone !== null && { selection: [] }) }),
    show: goTo,
    load: (editing) => change({ editing, selection: [], zone: null, refusal: null }),
    follow: changeDocument,
    dropper,
    drawn: () => (drawn?.product === state.product ? drawn : null),
    draws: (garment) => {
      drawn = garment;
    },
  };
}
