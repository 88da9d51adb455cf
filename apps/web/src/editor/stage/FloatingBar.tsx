import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { FrameExtent } from "./frame/frame-extent.ts";

interface FloatingBarProps {
  extent: FrameExtent;
  /** Sides of the picture, CSS pixels: the bar stays inside. */
  width: number;
  height: number;
  children: ReactNode;
}

/** Above the rotation handle, which stands 30 px above the frame and has a radius of 6. */
const ABOVE_PX = 48;
/** Below the frame and its measure chip. */
const BELOW_PX = 48;
const EDGE_PX = 4;

/** Holds the chosen layer's own tools above its frame, or below it where there is no room. */
export function FloatingBar({ extent, width, height, children }: FloatingBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 280, height: 40 });
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight } = bar.current ?? { offsetWidth: 280, offsetHeight: 40 };
    setSize((old) =>
      old.width === offsetWidth && old.height === offsetHeight
        ? old
        : { width: offsetWidth, height: offsetHeight },
    );
  }, [children]);
  const middle = (extent.left + extent.right) / 2;
  const left = Math.max(EDGE_PX, Math.min(width - size.width - EDGE_PX, middle - size.width / 2));
  const above = extent.top - ABOVE_PX - size.height;
  const below = Math.min(extent.bottom + BELOW_PX, height - size.height - EDGE_PX);
  return (
    <div
      ref={bar}
      className="absolute bg-paper shadow-float"
      style={{ left, top: above >= EDGE_PX ? above : below }}
      // What is pressed here is not pressed on the cloth beneath.
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}
