import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { cx } from "../../ui/cx.ts";

interface ZoomPaneProps {
  label: string;
  zoomed: boolean;
  /** Where to look, as shares of the picture; the middle of the upper half at first. */
  at: { readonly x: number; readonly y: number };
  onZoom: (at: { readonly x: number; readonly y: number }) => void;
  children: ReactNode;
}

/** A picture that a click enlarges where it was clicked; enlarged it is moved by finger, wheel and arrow keys. */
export function ZoomPane({ label, zoomed, at, onZoom, children }: ZoomPaneProps) {
  const t = useT();
  const pane = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = pane.current;
    if (!node || !zoomed) return;
    node.scrollLeft = at.x * node.scrollWidth - node.clientWidth / 2;
    node.scrollTop = at.y * node.scrollHeight - node.clientHeight / 2;
  }, [zoomed, at]);

  function press(event: MouseEvent): void {
    // Pressed by a key there is no place to look at but the one before.
    if (event.detail === 0) return onZoom(at);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onZoom({ x: (event.clientX - left) / width, y: (event.clientY - top) / height });
    return undefined;
  }

  return (
    <figure className="flex min-h-0 min-w-0 flex-1 flex-col">
      <figcaption className="pb-1.5 type-small font-semibold">{label}</figcaption>
      <div
        ref={pane}
        className={cx(
          "tile-light min-h-0 flex-1",
          zoomed ? "overflow-auto" : "flex items-center justify-center overflow-hidden",
        )}
      >
        <button
          type="button"
          aria-label={`${label}, ${t(zoomed ? "proof.zoom_out" : "proof.zoom_in")}`}
          className={cx(
            "block focus-visible:-outline-offset-4 [&>*]:size-full",
            zoomed
              ? "size-[250%] cursor-zoom-out"
              : "aspect-square h-full max-w-full cursor-zoom-in",
          )}
          onClick={press}
        >
          {children}
        </button>
      </div>
    </figure>
  );
}
