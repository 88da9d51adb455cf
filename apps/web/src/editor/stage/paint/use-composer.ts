import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { hasGraphicsCard } from "../../views/table-client.ts";
import type { Composer } from "./composer.ts";
import { createGlComposer } from "./gl/gl-composer.ts";
import { onProcessor } from "./on-processor.ts";

interface ComposerWish {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Counts canvases: each has a composer of its own. */
  readonly generation: number;
  /** The graphics card went away. */
  readonly onLost: () => void;
}

/** What lays light on artwork, on the graphics card where there is one; null until that is known. */
export function useComposer({ canvas, generation, onLost }: ComposerWish): Composer | null {
  const [composer, setComposer] = useState<Composer | null>(null);
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let made: Composer | null = null;
    let quit: (() => void) | null = null;
    function withoutCard(): void {
      const code = onProcessor.state();
      if (!element || made || code.kind !== "here") return;
      made = code.value(element);
      setComposer(made);
    }
    let left = false;
    async function start(canvas: HTMLCanvasElement): Promise<void> {
      const hasCard = await hasGraphicsCard();
      if (left) return;
      made = hasCard ? createGlComposer(canvas) : null;
      setComposer(made);
      if (made) return;
      quit = onProcessor.subscribe(withoutCard);
      onProcessor.insist();
      withoutCard();
    }
    void start(element);
    const listen = (): void => lost();
    element.addEventListener("webglcontextlost", listen);
    return () => {
      left = true;
      quit?.();
      element.removeEventListener("webglcontextlost", listen);
      setComposer(null);
      made?.close();
    };
  }, [canvas, generation]);
  return composer;
}
