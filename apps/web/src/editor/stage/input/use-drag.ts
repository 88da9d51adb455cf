import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { Point, ScreenPoint } from "@holeshot/geometry";
import { useEditor } from "../../model/editor-context.ts";
import {
  edits,
  type Gesture,
  type GestureKind,
  notSnapped,
  type Snapped,
} from "../../tools/gesture.ts";
import type { Fingers, Pinch } from "../../tools/pinch-gesture.ts";

/** A drag starts after this many CSS pixels; less is a tap. */
const MOUSE_THRESHOLD = 4;
const TOUCH_THRESHOLD = 6;

interface Pressed {
  readonly pointerId: number;
  readonly from: Point;
  readonly gesture: Gesture;
  dragging: boolean;
}

interface Pinching {
  readonly pinch: Pinch;
  readonly fingers: Map<number, Point>;
}

interface DragOptions {
  /** Keeps the pointer for the whole gesture: handles vanish while they are dragged. */
  readonly host: RefObject<HTMLElement | null>;
  readonly toPixels: (clientX: number, clientY: number) => ScreenPoint;
  /** What a second finger makes of the gesture that the first one began. */
  readonly pinchOf: (gesture: Gesture, fingers: Fingers) => Pinch | null;
}

/** Runs one gesture from press to release: idle → pressed → dragging or pinching. Escape takes it all back. */
export function useDrag({ host, toPixels, pinchOf }: DragOptions) {
  const { store } = useEditor();
  const pressed = useRef<Pressed | null>(null);
  const pinching = useRef<Pinching | null>(null);
  const [dragging, setDragging] = useState<GestureKind | null>(null);
  const [snapped, setSnapped] = useState<Snapped>(notSnapped);

  function finish(keep: boolean, at?: Point): void {
    const now = pressed.current;
    pressed.current = null;
    const changes = pinching.current?.pinch.edits ?? (now?.dragging && edits(now.gesture));
    const pinched = pinching.current !== null;
    pinching.current = null;
    if (changes) {
      if (keep) store.endGesture();
      else store.bailGesture();
    }
    if (keep && now && !pinched) {
      if (!now.dragging) now.gesture.tap?.();
      else if (at) now.gesture.drop?.({ x: at.x - now.from.x, y: at.y - now.from.y });
    }
    setDragging(null);
    setSnapped(notSnapped);
  }

  function beginPinch(event: PointerEvent<Element>, now: Pressed): void {
    const fingers: Fingers = [now.from, clientOf(event)];
    const pinch = pinchOf(now.gesture, fingers);
    if (!pinch) return;
    if (now.dragging && edits(now.gesture)) store.bailGesture();
    const places = new Map([
      [now.pointerId, fingers[0]],
      [event.pointerId, fingers[1]],
    ]);
    pinching.current = { pinch, fingers: places };
    if (pinch.edits) store.beginGesture("scale");
    setDragging(pinch.edits ? "scale" : "look");
    host.current?.setPointerCapture(event.pointerId);
  }

  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || !pressed.current) return;
    event.stopPropagation();
    finish(false);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => escape(event);
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, []);

  return {
    dragging,
    snapped,
    /** True when another finger is down already: the press then belongs to that gesture. */
    joins: (event: PointerEvent<Element>): boolean => {
      const now = pressed.current;
      if (!now || now.pointerId === event.pointerId) return false;
      if (!pinching.current && event.pointerType === "touch") beginPinch(event, now);
      return true;
    },
    press: (event: PointerEvent<Element>, gesture: Gesture): void => {
      const { pointerId } = event;
      pressed.current = { pointerId, from: clientOf(event), gesture, dragging: false };
      host.current?.setPointerCapture(pointerId);
    },
    move: (event: PointerEvent<Element>): void => {
      const now = pressed.current;
      if (!now) return;
      const client = clientOf(event);
      if (pinching.current) {
        const { pinch, fingers } = pinching.current;
        if (!fingers.has(event.pointerId)) return;
        fingers.set(event.pointerId, client);
        const [a, b] = [...fingers.values()];
        if (a && b) pinch.move([a, b]);
        return;
      }
      if (event.pointerId !== now.pointerId) return;
      const far = Math.hypot(client.x - now.from.x, client.y - now.from.y);
      const threshold = event.pointerType === "touch" ? TOUCH_THRESHOLD : MOUSE_THRESHOLD;
      if (!now.dragging && far < threshold) return;
      if (!now.dragging) {
        now.dragging = true;
        if (edits(now.gesture)) store.beginGesture(now.gesture.kind);
        setDragging(now.gesture.kind);
      }
      const free = event.ctrlKey || event.metaKey || !store.state().snapping;
      const held = { shift: event.shiftKey, free };
      setSnapped(now.gesture.move(toPixels(client.x, client.y), held, client));
    },
    release: (event: PointerEvent<Element>): void => {
      if (pinching.current?.fingers.has(event.pointerId)) finish(true);
      else if (pressed.current?.pointerId === event.pointerId) finish(true, clientOf(event));
    },
    cancel: (): void => finish(false),
  };
}

function clientOf(event: PointerEvent<Element>): Point {
  return { x: event.clientX, y: event.clientY };
}
