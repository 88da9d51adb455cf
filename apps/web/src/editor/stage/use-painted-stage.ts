import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useEditor, useEditorState } from "../model/editor-context.ts";
import { createStagePainter } from "./stage-painter.ts";
import { openStageView, type StageView } from "./stage-view.ts";

/** The stage turns dark for cloth lighter than the first, and back below the second. */
const LIGHT_CLOTH = 0.6;
const DARK_CLOTH = 0.55;

export interface PaintedStage {
  readonly view: StageView | null;
  /** The cloth that is seen is light: the stage answers with its darker grey. */
  readonly lightCloth: boolean;
  /** Letters or pictures are still on their way. */
  readonly busy: boolean;
}

/**
 * Keeps a canvas painted with the side that is shown: once a frame at most, and only what a change
 * touched. Answers the view it paints, for picking and frames.
 */
export function usePaintedStage(
  canvas: RefObject<HTMLCanvasElement | null>,
  width: number,
  height: number,
): PaintedStage {
  const { store, assets, kits } = useEditor();
  const product = useEditorState((state) => state.product);
  const side = useEditorState((state) => state.side);
  const view = useMemo(
    () => (width > 0 ? openStageView(product, side, { width, height }) : null),
    [product, side, width, height],
  );
  const painter = useMemo(() => createStagePainter(product, assets), [product, assets]);
  const frame = useRef(0);
  const seenWhole = useRef(false);
  const [lightCloth, setLightCloth] = useState(false);
  const [busy, setBusy] = useState(true);

  useEffect(() => {
    function paint(): void {
      frame.current = 0;
      const { document } = store.state().editing;
      assets.want(document);
      const kit = kits.kit(document, product);
      if (!view || !kit || !canvas.current) return;
      const { light } = painter.paint(canvas.current, view, document, kit);
      const whole = !assets.waiting();
      setBusy(!whole);
      // A kit whose letters are still missing is lighter than it will be: nothing to hold on to.
      const hold = whole && seenWhole.current;
      seenWhole.current = whole;
      setLightCloth((was) => light > (was && hold ? DARK_CLOTH : LIGHT_CLOTH));
    }
    function soon(): void {
      frame.current ||= requestAnimationFrame(paint);
    }
    paint();
    const leave = [store.subscribe(soon), assets.subscribe(soon), kits.subscribe(soon)];
    return () => {
      for (const stop of leave) stop();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    };
  }, [store, assets, kits, product, view, painter, canvas]);

  return { view, lightCloth, busy };
}
