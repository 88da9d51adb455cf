import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Side } from "@holeshot/domain";
import { useEditor, useEditorState, useGroup, useOptions } from "../model/editor-context.ts";
import { onProcessor } from "./paint/on-processor.ts";
import { createStagePainter } from "./paint/stage-painter.ts";
import { useStageView } from "./view/use-stage-view.ts";

interface SidePictureProps {
  side: Side;
}

/** Twice what is shown, for screens that show it. */
const PIXELS = 76;
/** The small pictures come after the large one, and rest while the rider's hand moves. */
const FIRST_AFTER_MS = 1500;
const AFTER_MS = 200;

/** One side of the product as it is now, small. */
export function SidePicture({ side }: SidePictureProps) {
  const { store, assets, kits } = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  const product = useEditorState((state) => state.product);
  const group = useGroup();
  const options = useOptions();
  const [ready, setReady] = useState(false);
  const code = useSyncExternalStore(onProcessor.subscribe, onProcessor.state);
  const createComposer = code.kind === "here" ? code.value : null;
  useEffect(() => {
    const timer = setTimeout(() => {
      setReady(true);
      onProcessor.insist();
    }, FIRST_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const size = ready ? PIXELS : 0;
  const { view } = useStageView({
    product,
    side,
    look: "worn",
    width: size,
    height: size,
    group,
    options,
  });

  useEffect(() => {
    if (!view || !canvas.current || !createComposer) return undefined;
    const composer = createComposer(canvas.current);
    const painter = createStagePainter(view, composer, assets, 1);
    let timer: ReturnType<typeof setTimeout> | undefined;
    function paint(): void {
      timer = undefined;
      const { document, history } = store.state().editing;
      if (history.gesture) return soon();
      const kit = view && kits.kit(document, view.product);
      if (kit) painter.paint(document, kit);
      return undefined;
    }
    function soon(): void {
      timer ??= setTimeout(paint, AFTER_MS);
    }
    paint();
    const leave = [store.subscribe(soon), assets.subscribe(soon), kits.subscribe(soon)];
    return () => {
      for (const stop of leave) stop();
      clearTimeout(timer);
      painter.close();
      composer.close();
    };
  }, [store, assets, kits, view, createComposer]);

  return (
    <canvas
      ref={canvas}
      width={PIXELS}
      height={PIXELS}
      data-side={side}
      className="size-9.5"
      aria-hidden
    />
  );
}
