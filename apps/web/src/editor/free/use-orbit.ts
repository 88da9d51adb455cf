import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Point } from "@holeshot/geometry";
import { useEditor, useEditorState } from "../model/editor-context.ts";
import { type Gesture, notSnapped } from "../tools/gesture.ts";
import type { FreeScene } from "./free-scene.ts";
import { type Orbit, turned } from "./orbit.ts";

/** As the sides are seen: a little from above. */
const TILT = (4 * Math.PI) / 180;
/** Radians for each CSS pixel: half a turn across a phone. */
const PER_PIXEL = Math.PI / 400;
const STEP = Math.PI / 4;
const KEY_STEP = Math.PI / 12;
const TURN_MS = 240;

const arrows: Readonly<Record<string, readonly [turn: number, tilt: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export interface OrbitControl {
  readonly orbit: Orbit;
  /** Another number each time that the picture has been drawn anew from elsewhere. */
  readonly looks: number;
  /** Turns with a hand that is drawn over the picture, CSS pixels. */
  readonly turnFrom: (from: Point) => (to: Point) => void;
  /** A drag beside the layers turns the garment. */
  readonly gesture: (from: Point) => Gesture;
  /** An eighth of a turn; at once for those who want no motion. */
  readonly step: (direction: 1 | -1) => void;
  /** True when the key turned the garment. */
  readonly key: (key: string) => boolean;
}

/** Where the garment is looked at from; begins at the side that was shown. */
export function useOrbit(
  scene: FreeScene | null,
  size: { width: number; height: number },
): OrbitControl {
  const { store } = useEditor();
  const zoom = useEditorState((state) => state.zoom);
  const [side] = useState(() => store.state().side);
  const [turnedTo, setOrbit] = useState<Orbit | null>(null);
  const orbit = useMemo<Orbit>(
    () => turnedTo ?? { turn: scene?.turns[side] ?? 0, tilt: TILT },
    [turnedTo, scene, side],
  );
  const running = useRef(0);
  const { width, height } = size;

  useLayoutEffect(() => {
    const coarse = matchMedia("(pointer: coarse)").matches;
    scene?.resize(width, height, Math.min(window.devicePixelRatio, coarse ? 1.5 : 2));
  }, [scene, width, height]);
  // Before a frame shows: what lies over the picture asks the camera where things are, and is drawn again once it stands there.
  useLayoutEffect(() => {
    scene?.look(orbit, zoom);
  }, [scene, orbit, zoom, width, height]);
  const looks = useSyncExternalStore(scene?.subscribe ?? never, scene?.looks ?? none);
  useEffect(() => () => cancelAnimationFrame(running.current), []);

  function glide(to: Orbit): void {
    cancelAnimationFrame(running.current);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setOrbit(to);
      return;
    }
    const from = orbit;
    const began = performance.now();
    const frame = (now: number): void => {
      const share = Math.min(1, (now - began) / TURN_MS);
      const eased = 1 - (1 - share) ** 3;
      setOrbit({
        turn: from.turn + (to.turn - from.turn) * eased,
        tilt: from.tilt + (to.tilt - from.tilt) * eased,
      });
      if (share < 1) running.current = requestAnimationFrame(frame);
    };
    running.current = requestAnimationFrame(frame);
  }

  function turnFrom(from: Point): (to: Point) => void {
    const first = orbit;
    return (to) =>
      setOrbit(
        turned(first, { turn: (from.x - to.x) * PER_PIXEL, tilt: (to.y - from.y) * PER_PIXEL }),
      );
  }

  return {
    orbit,
    looks,
    turnFrom,
    gesture: (from) => {
      const turn = turnFrom(from);
      return {
        kind: "look",
        move: (_pointer, _held, client) => {
          turn(client);
          return notSnapped;
        },
      };
    },
    step: (direction) => glide(turned(orbit, { turn: direction * STEP, tilt: 0 })),
    key: (key) => {
      const arrow = arrows[key];
      if (!arrow) return false;
      setOrbit(turned(orbit, { turn: arrow[0] * KEY_STEP, tilt: arrow[1] * KEY_STEP }));
      return true;
    },
  };
}

const never = () => () => undefined;
const none = () => 0;
