import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cx } from "../../ui/cx.ts";
import { barPlace, type Seen } from "./bar-place.ts";
import type { FrameExtent } from "./frame/frame-extent.ts";

interface FloatingBarProps {
  extent: FrameExtent;
  /** Sides of the picture, CSS pixels: the bar stays inside. */
  width: number;
  height: number;
  children: ReactNode;
}

/** Holds the chosen layer's own tools beside its frame, in sight also where the picture came near and is moved under what lies over it. */
export function FloatingBar({ extent, width, height, children }: FloatingBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 280, height: 40 });
  const [seen, setSeen] = useState<Seen>({ left: 0, top: 0, right: width, bottom: height });
  const look = useEffectEvent(() => {
    const now = bar.current && seenOf(bar.current, width, height);
    if (now && !isSame(now, seen)) setSeen(now);
  });
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight } = bar.current ?? { offsetWidth: 280, offsetHeight: 40 };
    setSize((old) =>
      old.width === offsetWidth && old.height === offsetHeight
        ? old
        : { width: offsetWidth, height: offsetHeight },
    );
    look();
  }, [children, width, height]);
  useEffect(() => {
    const moved = (): void => look();
    const scroller = bar.current?.closest(".stage-scroll");
    scroller?.addEventListener("scroll", moved, { passive: true });
    window.addEventListener("resize", moved);
    return () => {
      scroller?.removeEventListener("scroll", moved);
      window.removeEventListener("resize", moved);
    };
  }, []);
  const { left, top, away } = barPlace(extent, seen, size);
  return (
    <div
      ref={bar}
      className={cx(
        "absolute bg-paper shadow-float",
        away &&
          "pointer-events-none opacity-0 focus-within:pointer-events-auto focus-within:opacity-100",
      )}
      style={{ left, top }}
      // What is pressed here is not pressed on the cloth beneath.
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}

/** The scroller's padding is what other things lie over. */
function seenOf(bar: HTMLElement, width: number, height: number): Seen | null {
  const picture = bar.offsetParent?.getBoundingClientRect();
  const scroller = bar.closest(".stage-scroll");
  if (!picture || !scroller) return null;
  const box = scroller.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(scroller);
  return {
    left: Math.max(0, box.left - picture.left),
    top: Math.max(0, box.top + Number.parseFloat(paddingTop) - picture.top),
    right: Math.min(width, box.right - picture.left),
    bottom: Math.min(height, box.bottom - Number.parseFloat(paddingBottom) - picture.top),
  };
}

function isSame(one: Seen, other: Seen): boolean {
  return (["left", "top", "right", "bottom"] as const).every((side) => one[side] === other[side]);
}
