import { type RefObject, useEffect, useRef, useState } from "react";
import { useEditor, useEditorState, useGroup, useOptions } from "../../model/editor-context.ts";
import { clothLight, isLightCloth } from "./cloth-light.ts";
import { createStagePainter } from "./stage-painter.ts";
import { useComposer } from "./use-composer.ts";
import type { StageView } from "../view/stage-view.ts";
import { useStageView } from "../view/use-stage-view.ts";

/** Pixels of artwork for each of the picture, so that turned pieces stay crisp. */
const FINENESS = 1.5;
/** A garment without its letters and pictures is painted after this long, and says what it lacks. */
const FIRST_AFTER_MS = 2000;
/** The stage answers once the rider's hand rests. */
const LIGHT_AFTER_MS = 150;

export interface PaintedStage {
  readonly view: StageView | null;
  /** The cloth that is seen is light: the stage answers with its darker grey. */
  readonly lightCloth: boolean;
  /**
   * What was painted lacks letters or pictures that are still on their way: `late` once the line is in trouble. Lacking the
   * `view` it is the picture of before, of another side or another fit.
   */
  readonly lacks: "nothing" | "view" | "coming" | "late";
  /** The side that is wanted, its letters or its pictures are still on their way. */
  readonly busy: boolean;
  /** Something has been painted: nothing has to stand in for it. */
  readonly started: boolean;
  /** What is seen is another garment than the one that was chosen. */
  readonly another: boolean;
}

export interface PaintOptions {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Counts canvases: one whose graphics card went away is replaced. */
  readonly generation: number;
  /** The graphics card went away, as phones do it in the background. */
  readonly onLost: () => void;
  /** What the server drew of it is seen until something is painted. */
  readonly standsIn: boolean;
  /** Pixels of the table. */
  readonly width: number;
  readonly height: number;
  /** Pixels the screen has for the picture, at the present zoom. */
  readonly shownWidth: number;
  readonly shownHeight: number;
}

/**
 * Keeps a canvas painted with the side that is shown: once a frame at most, and only what a change
 * touched. Answers the view it paints, for picking and frames.
 */
export function usePaintedStage({
  canvas,
  generation,
  onLost,
  standsIn,
  width,
  height,
  shownWidth,
  shownHeight,
}: PaintOptions): PaintedStage {
  const { store, assets, kits } = useEditor();
  const product = useEditorState((state) => state.product);
  const side = useEditorState((state) => state.side);
  const group = useGroup();
  const options = useOptions();
  const look = useEditorState((state) => (state.look === "pieces" ? "pieces" : "worn"));
  const view = useStageView({ product, side, look, width, height, group, options });
  const shown = view.view;
  const [lightCloth, setLightCloth] = useState(false);
  const [painted, setPainted] = useState<StageView | null>(null);
  const [started, setStarted] = useState(false);
  const [lacks, setLacks] = useState<PaintedStage["lacks"]>("nothing");
  // Painting without letters would be done all over again a moment later.
  const waits = useRef(true);
  const begun = useRef(false);

  const composer = useComposer({ canvas, generation, onLost });

  useEffect(() => {
    composer?.resize({ width: shownWidth, height: shownHeight });
  }, [shownWidth, shownHeight, shown, composer]);

  useEffect(() => {
    const element = canvas.current;
    if (!shown || !element || !composer) return undefined;
    const painter = createStagePainter(shown, composer, assets, FINENESS);
    let frame = 0;
    let steps: Iterator<unknown> | undefined;
    let prepared = false;
    let step: ReturnType<typeof setTimeout> | undefined;
    let look: ReturnType<typeof setTimeout> | undefined;

    function atRest(): void {
      if (store.state().editing.history.gesture) {
        look = setTimeout(atRest, LIGHT_AFTER_MS);
        return;
      }
      const { selection } = store.state();
      painter.settle(selection.length === 1 ? selection[0] : undefined);
      const light = element ? clothLight(element) : 0;
      setLightCloth((was) => isLightCloth(light, was));
    }
    function paint(): void {
      frame = 0;
      const { document } = store.state().editing;
      assets.want(document);
      const kit = shown && kits.kit(document, shown.product);
      if (!kit && kits.troubled()) setLacks("late");
      if (!kit || (waits.current && assets.waiting())) return;
      waits.current = false;
      // Nobody waits for what the server's picture shows already: the page answers between the pieces.
      if (standsIn && !begun.current && !prepared && document === opened) {
        steps ??= painter.prepare(document, kit);
        step ??= setTimeout(prepare);
        return;
      }
      begun.current = true;
      painter.paint(document, kit);
      setStarted(true);
      setLacks(!assets.waiting() ? "nothing" : assets.troubled() ? "late" : "coming");
      setPainted(assets.waiting() ? null : shown);
      clearTimeout(look);
      // A kit whose letters are still missing is lighter than it will be: nothing to answer yet.
      if (!assets.waiting()) look = setTimeout(atRest, LIGHT_AFTER_MS);
    }
    function prepare(): void {
      step = undefined;
      prepared = steps?.next().done === true;
      if (prepared) soon();
      else step = setTimeout(prepare);
    }
    function soon(): void {
      frame ||= requestAnimationFrame(paint);
    }
    const opened = store.state().editing.document;
    function runOut(): void {
      // The server's own picture shows all of it: it stands until there is more to show, or a change to see.
      if (standsIn && store.state().editing.document === opened) {
        patience = setTimeout(runOut, LIGHT_AFTER_MS);
        return;
      }
      waits.current = false;
      soon();
    }
    let patience = setTimeout(runOut, FIRST_AFTER_MS);
    paint();
    const leave = [store.subscribe(soon), assets.subscribe(soon), kits.subscribe(soon)];
    return () => {
      for (const stop of leave) stop();
      painter.close();
      cancelAnimationFrame(frame);
      clearTimeout(step);
      clearTimeout(look);
      clearTimeout(patience);
    };
  }, [store, assets, kits, shown, canvas, composer, standsIn]);

  const busy = view.busy || painted !== shown || shown === null;
  const old = busy && started && lacks === "nothing";
  const another = old && shown !== null && shown.product !== product;
  return { view: shown, lightCloth, busy, started, lacks: old ? "view" : lacks, another };
}
