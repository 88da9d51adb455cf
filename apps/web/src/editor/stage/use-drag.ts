import { type PointerEvent, useRef, useState } from "react";
import type { ScreenPoint } from "@holeshot/geometry";
import { useEditor } from "../model/editor-context.ts";
import { type Gesture, notSnapped, type Snapped } from "../tools/gesture.ts";

/** A drag starts after this many CSS pixels; less is a tap. */
const MOUSE_THRESHOLD = 4;
const TOUCH_THRESHOLD = 6;

interface Pressed {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly gesture: Gesture;
  dragging: boolean;
}

/** Runs one gesture from press to release: idle → pressed → dragging. Escape takes it all back. */
export function useDrag(toPixels: (clientX: number, clientY: number) => ScreenPoint) {
  const { store } = useEditor();
  const pressed = useRef<Pressed | null>(null);
  const [dragging, setDragging] = useState<Gesture["kind"] | null>(null);
  const [snapped, setSnapped] = useState<Snapped>(notSnapped);

  function finish(keep: boolean): void {
    if (pressed.current?.dragging) {
      if (keep) store.endGesture();
      else store.bailGesture();
    }
    pressed.current = null;
    setDragging(null);
    setSnapped(notSnapped);
  }

  return {
    dragging,
    snapped,
    press: (event: PointerEvent<Element>, gesture: Gesture): void => {
      pressed.current = {
        pointerId: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        gesture,
        dragging: false,
      };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    move: (event: PointerEvent<Element>): void => {
      const now = pressed.current;
      if (!now || event.pointerId !== now.pointerId) return;
      const far = Math.hypot(event.clientX - now.x, event.clientY - now.y);
      const threshold = event.pointerType === "touch" ? TOUCH_THRESHOLD : MOUSE_THRESHOLD;
      if (!now.dragging && far < threshold) return;
      if (!now.dragging) {
        now.dragging = true;
        store.beginGesture(now.gesture.kind);
        setDragging(now.gesture.kind);
      }
      const held = { shift: event.shiftKey, free: event.ctrlKey || event.metaKey };
      setSnapped(now.gesture.move(toPixels(event.clientX, event.clientY), held));
    },
    release: (): void => finish(true),
    cancel: (): void => finish(false),
  };
}
