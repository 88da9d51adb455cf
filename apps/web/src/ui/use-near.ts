import { type RefObject, useEffect, useRef, useState } from "react";

/** In sight, or about to be by scrolling the page or what it lies in. */
const MARGIN = "160px";

/** Whether it has been in sight or near it; what is far below is neither fetched nor drawn. */
export function useNear<Box extends Element>(): { box: RefObject<Box | null>; near: boolean } {
  const box = useRef<Box>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        watcher.disconnect();
      },
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return { box, near };
}
