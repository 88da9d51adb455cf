import { type RefObject, useLayoutEffect, useRef } from "react";

/** Keeps the middle of what is seen in the middle while the picture grows or shrinks. */
export function useZoomAnchor(frame: RefObject<HTMLElement | null>, zoom: number): void {
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const stage = frame.current;
    if (!stage || before.current === zoom) return;
    const grown = zoom / before.current;
    before.current = zoom;
    const { clientWidth: width, clientHeight: height } = stage;
    stage.scrollTo(
      (stage.scrollLeft + width / 2) * grown - width / 2,
      (stage.scrollTop + height / 2) * grown - height / 2,
    );
  }, [frame, zoom]);
}
