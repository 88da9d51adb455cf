import { type MouseEvent, type PointerEvent, useRef, useState } from "react";

/** Past this many pixels, letting go does what the pull was for. */
const ENOUGH = 96;
/** A finger that moved less only pressed. */
const PRESS = 6;

interface Pull {
  /** How far it is pulled at present, pixels; below nothing, upwards. */
  readonly pulled: number;
  /** For the grip. */
  readonly grip: Record<
    "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
    (event: PointerEvent<HTMLElement>) => void
  > & { readonly onClickCapture: (event: MouseEvent) => void };
}

/** A sheet's grip that follows the finger: let go far enough down or up, it says so; otherwise the sheet comes back. */
export function usePull(onDown: () => void, onUp?: () => void): Pull {
  const start = useRef<number | null>(null);
  const isPull = useRef(false);
  const [pulled, setPulled] = useState(0);
  const upMost = onUp === undefined ? 0 : -Infinity;
  const far = (event: PointerEvent): number =>
    start.current === null ? 0 : Math.max(upMost, event.clientY - start.current);
  return {
    pulled,
    grip: {
      onPointerDown: (event) => {
        start.current = event.clientY;
        isPull.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const way = far(event);
        isPull.current ||= Math.abs(way) > PRESS;
        setPulled(way);
      },
      onPointerUp: (event) => {
        const way = far(event);
        start.current = null;
        setPulled(0);
        if (way > ENOUGH) onDown();
        else if (way < -ENOUGH) onUp?.();
      },
      onPointerCancel: () => {
        start.current = null;
        setPulled(0);
      },
      // Where a pull ends is not pressed; a key has no place.
      onClickCapture: (event) => {
        if (isPull.current && event.detail > 0) event.stopPropagation();
        isPull.current = false;
      },
    },
  };
}
