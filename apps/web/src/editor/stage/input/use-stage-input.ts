import { type PointerEvent, type RefObject, useState } from "react";
import { sides } from "@holeshot/domain";
import type { ScreenPoint } from "@holeshot/geometry";
import { isPlaced } from "@holeshot/design";
import { layersOf, useDropping, useEditor } from "../../model/editor-context.ts";
import type { EditorStore } from "../../model/editor-store.ts";
import { dropGesture } from "../../tools/drop-gesture.ts";
import type { Gesture, GestureStart } from "../../tools/gesture.ts";
import { lookGesture } from "../../tools/look-gesture.ts";
import { moveGesture } from "../../tools/move-gesture.ts";
import { layerPinch, zoomPinch } from "../../tools/pinch-gesture.ts";
import { clothColour } from "../paint/cloth-colour.ts";
import type { ClothView } from "../view/cloth-view.ts";
import { gestureStart } from "./gesture-start.ts";
import { pickLayer } from "./hit-test.ts";
import { underPointer } from "./under-pointer.ts";
import { useDrag } from "./use-drag.ts";
import { useMarquee } from "./use-marquee.ts";

interface StageInputOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly host: RefObject<HTMLElement | null>;
  readonly view: ClothView | null;
  /** CSS pixels a picture pixel. */
  readonly ratio: number;
  /** Told of a tap on cloth that no layer covers. */
  readonly onCloth: ((piece: string, point: { x: number; y: number }) => void) | undefined;
  /** A drag beside the layers, where it does something else than moving the picture. */
  readonly look?: (event: PointerEvent<Element>) => Gesture;
}

/** What a handle does comes with the handles: a garment that is only looked at needs none. */
type Begin = (start: GestureStart) => Gesture | null;

/** What fingers, mouse and pen do on the cloth. */
export function useStageInput({ frame, host, view, ratio, onCloth, look }: StageInputOptions) {
  const parts = useEditor();
  const { store } = parts;
  const dropping = useDropping() !== null;
  const [hover, setHover] = useState<string | null>(null);
  const marquee = useMarquee(parts, view, ratio);
  const toPixels = (clientX: number, clientY: number): ScreenPoint => {
    const rect = host.current?.getBoundingClientRect();
    return { x: (clientX - (rect?.left ?? 0)) / ratio, y: (clientY - (rect?.top ?? 0)) / ratio };
  };
  const startAt = (pointer: ScreenPoint): GestureStart | null =>
    view && gestureStart(parts, view, pointer);

  const drag = useDrag({
    host,
    toPixels,
    pinchOf: (gesture, fingers) => {
      const start = gesture.kind === "look" ? null : startAt(toPixels(0, 0));
      if (start) return layerPinch(start, fingers);
      return frame.current && zoomPinch(store, frame.current, fingers);
    },
  });

  const under = (pixels: ScreenPoint) => underPointer(parts, view, pixels, ratio);
  const colourAt = (pixels: ScreenPoint) => clothColour(parts, view, pixels);

  /** Shift adds to what is chosen and takes away from it; with a drag it adds all that the drawn rectangle touches. */
  function toggle(event: PointerEvent<HTMLElement>, top: string | undefined): void {
    const { selection } = store.state();
    const without = selection.filter((id) => id !== top);
    const added = without.length === selection.length && top !== undefined;
    press(event, {
      ...marquee.begin(toPixels(event.clientX, event.clientY)),
      tap: () => store.select(added ? [...selection, top] : without),
    });
  }

  function pressCloth(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !view || drag.joins(event)) return;
    const pixels = toPixels(event.clientX, event.clientY);
    if (dropping) {
      press(event, dropGesture(store.dropper, pixels, colourAt));
      return;
    }
    const { found, ids } = under(pixels);
    const { editing, product, selection } = store.state();
    const layers = layersOf(editing.document, product);
    setHover(null);
    if (event.shiftKey) {
      toggle(event, ids[0]);
      return;
    }
    // A press on what is chosen already may be the start of a drag; only letting go means the next one.
    const kept = ids.find((id) => selection.includes(id));
    const chosen = kept ?? pickLayer(ids, selection);
    if (chosen !== kept) store.select(chosen === null ? [] : [chosen]);
    const target = layers.find(({ id }) => id === chosen);
    if (!target || !isPlaced(target)) {
      press(
        event,
        lookAround(event, () => found && onCloth?.(found.piece, found.point)),
      );
      return;
    }
    const beneath = kept === undefined ? null : pickLayer(ids, [kept]);
    const tap = (): void => {
      if (selection.length > 1 && kept !== undefined) store.select([kept]);
      else if (beneath !== null && beneath !== kept) store.select([beneath]);
    };
    const start = startAt(pixels);
    press(event, { ...(start ? moveGesture(start, ratio) : lookAround(event)), tap });
  }

  const { press } = drag;

  function leave(): void {
    setHover(null);
    store.dropper.over(null);
  }

  function lookAround(event: PointerEvent<Element>, tap?: () => void): Gesture {
    if (look) return { ...look(event), ...(tap && { tap }) };
    return { ...sweep(store, frame.current ?? document.body, event), ...(tap && { tap }) };
  }

  return {
    dragging: drag.dragging,
    /** The next press takes a colour from the cloth. */
    dropping,
    snapped: drag.snapped,
    /** Being drawn. */
    marquee: drag.dragging === "marquee" ? marquee.drawn : null,
    /** The layer that a press would choose. */
    hover,
    cloth: {
      onPointerDown: pressCloth,
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        drag.move(event);
        if (event.pointerType !== "mouse" || event.buttons !== 0) return;
        const pixels = toPixels(event.clientX, event.clientY);
        if (dropping) store.dropper.over(colourAt(pixels));
        setHover(dropping ? null : (under(pixels).ids[0] ?? null));
      },
      onPointerLeave: leave,
      onPointerUp: (event: PointerEvent<HTMLElement>): void => {
        drag.release(event);
        event.currentTarget.focus({ preventScroll: true });
      },
      onPointerCancel: drag.cancel,
    },
    pressHandle: (event: PointerEvent<Element>, begin: Begin): void => {
      event.stopPropagation();
      if (event.button !== 0 || drag.joins(event)) return;
      const start = startAt(toPixels(event.clientX, event.clientY));
      const gesture = start && begin(start);
      if (gesture) press(event, gesture);
    },
  };
}

/** Moves the picture when it is zoomed in; a swipe of the finger over the whole turns the garment. */
function sweep(store: EditorStore, stage: HTMLElement, event: PointerEvent<Element>): Gesture {
  const { side, zoom } = store.state();
  const turn = (step: 1 | -1): void => {
    const next = sides[(sides.indexOf(side) + step + sides.length) % sides.length];
    if (next && event.pointerType === "touch") store.show({ side: next });
  };
  return lookGesture({
    stage,
    from: { x: event.clientX, y: event.clientY },
    whole: zoom === 1,
    turn,
  });
}
