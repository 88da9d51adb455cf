import { STEP } from "../../../editor/stage/view/use-stage-size.ts";
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";

/** Between a tip and what stands round it. */
const GAP = 8;
/** A line is read no further. */
const WIDEST = 704;

interface GivenWay {
  readonly tip: RefObject<HTMLElement | null>;
  /** Null while there is no stage. */
  readonly place: CSSProperties | null;
}

/**
 * A tip's place at the foot of the stage, above its sides or, where they stand upright, beside them. As high as it is the garment
 * and the kit end above it: `--tip`, see `stage-room` and `kit-stage`. What it speaks of is marked with `data-told`.
 */
export function useStageGivesWay(about: string | null): GivenWay {
  const tip = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  useEffect(() => {
    let told: Element | null = null;
    let frame = 0;
    const sized = new ResizeObserver(() => again());
    // What stands on the stage comes when it is drawn, and goes with what is shown.
    const coming = new MutationObserver(() => again());

    function find(): void {
      const stage = part("stage");
      const own = tip.current;
      if (!stage || !own) return setPlace(null);
      const found = about === null ? null : (part(about) ?? part("tools"));
      if (found !== told) {
        told?.removeAttribute("data-told");
        found?.setAttribute("data-told", "");
        told = found;
      }
      sized.observe(stage);
      sized.observe(own);
      const at = placeOn(stage.getBoundingClientRect(), part("sides")?.getBoundingClientRect());
      setPlace((before) => (JSON.stringify(before) === JSON.stringify(at) ? before : at));
      // By whole steps of its picture: the garment becomes smaller, and its corner does not move.
      const taken = Math.ceil((own.offsetHeight + GAP) / STEP) * STEP;
      document.documentElement.style.setProperty("--tip", `${taken}px`);
    }
    function again(): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(find);
    }
    again();
    coming.observe(document.body, { childList: true, subtree: true });
    addEventListener("resize", again);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", again);
      coming.disconnect();
      sized.disconnect();
      told?.removeAttribute("data-told");
      document.documentElement.style.removeProperty("--tip");
    };
  }, [about]);
  return { tip, place };
}

function part(name: string): Element | null {
  return document.querySelector(`[data-guide="${name}"]`);
}

function placeOn(stage: DOMRect, sides: DOMRect | undefined): CSSProperties {
  const upright = sides !== undefined && sides.height > sides.width;
  const left = upright ? sides.right + GAP : stage.left + GAP;
  const room = stage.right - GAP - left;
  const width = Math.min(room, WIDEST);
  const foot = sides === undefined || upright ? stage.bottom : sides.top;
  return { left: left + (room - width) / 2, width, bottom: innerHeight - foot + GAP };
}
