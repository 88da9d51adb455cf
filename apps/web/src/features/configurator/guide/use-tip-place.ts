import { type CSSProperties, useEffect, useState } from "react";
import { clearPlace, GAP, HEIGHT, type Rect, WIDTH } from "./clear-place.ts";

/** Room for the name of the piece at the top of the stage. */
const TITLE = 44;

/**
 * A place for a tip beside the control it speaks of, inside the window and clear of the garments that are pressed there; null
 * while that is not there.
 */
export function useTipPlace(control: string | null, narrow: boolean): CSSProperties | null {
  const [place, setPlace] = useState<CSSProperties | null>(null);
  useEffect(() => {
    if (control === null) return undefined;
    const find = (): void => {
      const target =
        document.querySelector(`[data-guide="${control}"]`) ??
        document.querySelector(`[data-guide="tools"]`);
      setPlace(target ? clearOf(beside(target.getBoundingClientRect(), narrow)) : null);
    };
    let frame = requestAnimationFrame(find);
    const again = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(find);
    };
    window.addEventListener("resize", again);
    // Garments of a kit come when they are drawn, and are to be pressed then.
    const coming = new MutationObserver(again);
    coming.observe(document.body, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("resize", again);
      coming.disconnect();
    };
  }, [control, narrow]);
  return control === null ? null : place;
}

const workedWith = "header, [data-guide=sides], [data-guide=panel], [data-guide=layers]";

/** Shares of a kit's pictures that are bare at each edge: of a garment's, and of its rider's, who stands on the ground. */
const bare = { garment: { x: 0.1, y: 0.18 }, rider: { x: 0.25, y: 0 } };

/** What is pressed: a garment of the kit, its rider from his head to his feet; and what is worked with round them. */
function clearOf(wanted: { readonly left: number; readonly top: number }): CSSProperties {
  const garments = kept("[data-garment] .kit-picture", bare.garment);
  // Beside a kit there is room on its stage: what stands round it need not be covered.
  const round = kept(garments.length > 0 ? workedWith : "[data-guide=sides]");
  const { innerWidth: width, innerHeight } = window;
  const stage = document.querySelector("[data-guide=stage]");
  // The price stays in sight below it.
  const height = garments.length > 0 && stage ? stage.getBoundingClientRect().bottom : innerHeight;
  return clearPlace(wanted, [...garments, ...kept("[data-rider]", bare.rider), ...round], {
    width,
    height,
  });
}

function kept(selector: string, off = { x: 0, y: 0 }): Rect[] {
  return [...document.querySelectorAll(selector)].map((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return {
      left: left + off.x * width,
      top: top + off.y * height,
      width: width * (1 - 2 * off.x),
      height: height * (1 - 2 * off.y),
    };
  });
}

function beside(rect: DOMRect, narrow: boolean): { readonly left: number; readonly top: number } {
  const { innerWidth, innerHeight } = window;
  const clampX = (x: number): number => Math.max(GAP, Math.min(innerWidth - WIDTH - GAP, x));
  const clampY = (y: number): number => Math.max(GAP, Math.min(innerHeight - HEIGHT - GAP, y));
  // A tall control has its tip at the right, a large one inside its corner, any other above or below.
  const large = rect.width > 1.5 * WIDTH && rect.height > innerHeight / 3;
  if (large) return { left: clampX(rect.left + GAP), top: clampY(narrow ? 96 : rect.top + TITLE) };
  const tall = rect.height > innerHeight / 3;
  if (tall) return { left: clampX(rect.right + GAP), top: clampY(rect.top + TITLE) };
  const below = rect.top < innerHeight / 2;
  const top = below ? rect.bottom + GAP : rect.top - HEIGHT - GAP;
  return { left: clampX(rect.left + rect.width / 2 - WIDTH / 2), top: clampY(top) };
}
