import { type PointerEvent, type RefObject, useState } from "react";
import { sides } from "@holeshot/domain";
import type { ScreenPoint } from "@holeshot/geometry";
import { layersOf, useEditor } from "../model/editor-context.ts";
import type { Gesture, GestureStart } from "../tools/gesture.ts";
import { lookGesture } from "../tools/look-gesture.ts";
import { moveGesture } from "../tools/move-gesture.ts";
import { layerPinch, zoomPinch } from "../tools/pinch-gesture.ts";
import { rotateGesture } from "../tools/rotate-gesture.ts";
import { scaleGesture } from "../tools/scale-gesture.ts";
import { guidesFor } from "./guides.ts";
import { layersAt, pickLayer } from "./hit-test.ts";
import { isPlaced, layerBox, type PlacedLayer } from "./layer-box.ts";
import type { Handle } from "./SelectionFrame.tsx";
import type { StageView } from "./stage-view.ts";
import { useDrag } from "./use-drag.ts";

/** How far beside a layer a tap still means it, CSS pixels. */
const SLACK_PX = 6;

interface StageInputOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly host: RefObject<HTMLElement | null>;
  readonly view: StageView | null;
  /** CSS pixels a picture pixel. */
  readonly ratio: number;
  /** Told of a tap on cloth that no layer covers. */
  readonly onCloth: ((piece: string, point: { x: number; y: number }) => void) | undefined;
}

/** What fingers, mouse and pen do on the cloth. */
export function useStageInput({ frame, host, view, ratio, onCloth }: StageInputOptions) {
  const { store, assets } = useEditor();
  const [hover, setHover] = useState<string | null>(null);
  const toPixels = (clientX: number, clientY: number): ScreenPoint => {
    const rect = host.current?.getBoundingClientRect();
    return { x: (clientX - (rect?.left ?? 0)) / ratio, y: (clientY - (rect?.top ?? 0)) / ratio };
  };

  function startOf(target: PlacedLayer, pointer: ScreenPoint): GestureStart | null {
    const { editing, product } = store.state();
    const box = layerBox(target, assets);
    const map = box && view?.mapAt(box.piece, box);
    if (!box || !map) return null;
    const layers = layersOf(editing.document, product);
    const guides = guidesFor(layers, target.piece, target.id);
    return { store, product, layer: target.id, box, map, pointer, guides };
  }

  function chosenStart(pointer: ScreenPoint): GestureStart | null {
    const { editing, product, selection } = store.state();
    const target = layersOf(editing.document, product).find(({ id }) => id === selection[0]);
    return target && isPlaced(target) && !target.locked ? startOf(target, pointer) : null;
  }

  const drag = useDrag({
    host,
    toPixels,
    pinchOf: (gesture, fingers) => {
      const start = gesture.kind === "look" ? null : chosenStart(toPixels(0, 0));
      if (start) return layerPinch(start, fingers);
      return frame.current && zoomPinch(store, frame.current, fingers);
    },
  });

  /** What lies under a pixel of the picture: the cloth, and the layers on it, topmost first. */
  function under(pixels: ScreenPoint) {
    const found = view?.at(pixels.x, pixels.y);
    if (!view || !found) return { found: null, ids: [] };
    const { editing, product } = store.state();
    const scale = view.mapAt(found.piece, found.point)?.scale ?? 1;
    const slack = SLACK_PX / ratio / scale;
    const layers = layersOf(editing.document, product);
    return { found, ids: layersAt(layers, assets, found.piece, found.point, slack) };
  }

  function pressCloth(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !view || drag.joins(event)) return;
    const pixels = toPixels(event.clientX, event.clientY);
    const { found, ids } = under(pixels);
    const { editing, product, selection } = store.state();
    const layers = layersOf(editing.document, product);
    setHover(null);
    // A press on what is chosen already may be the start of a drag; only letting go means the next one.
    const kept = ids.find((id) => selection.includes(id));
    const chosen = kept ?? pickLayer(ids, selection);
    if (chosen !== kept || selection.length > 1) store.select(chosen ? [chosen] : []);
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
      if (beneath !== null && beneath !== kept) store.select([beneath]);
    };
    const start = target.locked ? null : startOf(target, pixels);
    press(event, { ...(start ? moveGesture(start) : lookAround(event)), tap });
  }

  function press(event: PointerEvent<Element>, gesture: Gesture): void {
    drag.press(event, gesture);
  }

  function lookAround(event: PointerEvent<Element>, tap?: () => void): Gesture {
    const { side, zoom } = store.state();
    const turn = (step: 1 | -1): void => {
      const next = sides[(sides.indexOf(side) + step + sides.length) % sides.length];
      if (next && event.pointerType === "touch") store.show({ side: next });
    };
    const stage = frame.current ?? document.body;
    const from = { x: event.clientX, y: event.clientY };
    return { ...lookGesture({ stage, from, whole: zoom === 1, turn }), ...(tap && { tap }) };
  }

  return {
    dragging: drag.dragging,
    snapped: drag.snapped,
    /** The layer that a press would choose. */
    hover,
    cloth: {
      onPointerDown: pressCloth,
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        drag.move(event);
        if (event.pointerType !== "mouse" || event.buttons !== 0) return;
        setHover(under(toPixels(event.clientX, event.clientY)).ids[0] ?? null);
      },
      onPointerLeave: (): void => setHover(null),
      onPointerUp: (event: PointerEvent<HTMLElement>): void => {
        drag.release(event);
        event.currentTarget.focus({ preventScroll: true });
      },
      onPointerCancel: drag.cancel,
    },
    pressHandle: (event: PointerEvent<Element>, handle: Handle): void => {
      event.stopPropagation();
      if (event.button !== 0 || drag.joins(event)) return;
      const start = chosenStart(toPixels(event.clientX, event.clientY));
      if (start) press(event, handle === "scale" ? scaleGesture(start) : rotateGesture(start));
    },
  };
}
