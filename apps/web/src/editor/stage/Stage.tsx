import { type PointerEvent, useRef } from "react";
import type { ScreenPoint } from "@holeshot/geometry";
import { useT } from "../../lib/i18n/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { layersOf, useEditor, useEditorState, useSelectedLayer } from "../model/editor-context.ts";
import { moveGesture } from "../tools/move-gesture.ts";
import { rotateGesture } from "../tools/rotate-gesture.ts";
import { scaleGesture } from "../tools/scale-gesture.ts";
import type { GestureStart } from "../tools/gesture.ts";
import { guidesFor } from "./guides.ts";
import { layersAt, pickLayer } from "./hit-test.ts";
import { isPlaced, layerBox, type PlacedLayer } from "./layer-box.ts";
import { MeasureChip } from "./MeasureChip.tsx";
import { type Handle, SelectionFrame } from "./SelectionFrame.tsx";
import { SnapLines } from "./SnapLines.tsx";
import { useAssetArrivals } from "./use-asset-arrivals.ts";
import { useDrag } from "./use-drag.ts";
import { usePaintedStage } from "./use-painted-stage.ts";
import { useStageSize } from "./use-stage-size.ts";

/** How far beside a layer a tap still means it, CSS pixels. */
const SLACK_PX = 6;

interface StageProps {
  /** The picture in words, for those who do not see it. */
  label: string;
  className?: string;
}

/** The garment as it lies, with the chosen layer's frame on it. */
export function Stage({ label, className }: StageProps) {
  const t = useT();
  const { store, assets } = useEditor();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useStageSize(frame);
  const zoom = useEditorState((state) => state.zoom);
  const pixels = { width: size.width * size.density, height: size.height * size.density };
  const view = usePaintedStage(canvas, Math.round(pixels.width), Math.round(pixels.height));
  const selected = useSelectedLayer();
  useAssetArrivals();

  const width = size.width * zoom;
  const height = size.height * zoom;
  const ratio = zoom / size.density;
  const toPixels = (clientX: number, clientY: number): ScreenPoint => {
    const rect = canvas.current?.getBoundingClientRect();
    return { x: (clientX - (rect?.left ?? 0)) / ratio, y: (clientY - (rect?.top ?? 0)) / ratio };
  };
  const drag = useDrag(toPixels);

  const layer = selected && isPlaced(selected) && !selected.hidden ? selected : null;
  const box = layer && layerBox(layer, assets);
  const map = box && view ? view.mapAt(box.piece, box) : null;

  function startOf(target: PlacedLayer, event: PointerEvent<Element>): GestureStart | null {
    const { editing, product } = store.state();
    const targetBox = layerBox(target, assets);
    const targetMap = targetBox && view?.mapAt(targetBox.piece, targetBox);
    if (!targetBox || !targetMap) return null;
    const layers = layersOf(editing.document, product);
    const guides = guidesFor(layers, target.piece, target.id);
    const pointer = toPixels(event.clientX, event.clientY);
    return { store, product, layer: target.id, box: targetBox, map: targetMap, pointer, guides };
  }

  function pressCloth(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0 || !view) return;
    const pixels = toPixels(event.clientX, event.clientY);
    const found = view.at(pixels.x, pixels.y);
    const { editing, product, selection } = store.state();
    const layers = layersOf(editing.document, product);
    const scale = (found && view.mapAt(found.piece, found.point)?.scale) ?? 1;
    const slack = SLACK_PX / ratio / scale;
    const under = found ? layersAt(layers, assets, found.piece, found.point, slack) : [];
    // A press on what is chosen already may be the start of a drag; only letting go means the next one.
    const kept = under.find((id) => selection.includes(id));
    const chosen = kept ?? pickLayer(under, selection);
    if (chosen !== kept) store.select(chosen ? [chosen] : []);
    const target = layers.find(({ id }) => id === chosen);
    if (!target || !isPlaced(target) || target.locked) return;
    const start = startOf(target, event);
    if (start) drag.press(event, moveGesture(start));
  }

  function releaseCloth(event: PointerEvent<HTMLElement>): void {
    drag.release();
    event.currentTarget.focus({ preventScroll: true });
  }

  function pressHandle(event: PointerEvent<Element>, handle: Handle): void {
    event.stopPropagation();
    const start = layer && startOf(layer, event);
    if (!start) return;
    drag.press(event, handle === "scale" ? scaleGesture(start) : rotateGesture(start));
  }

  return (
    <div ref={frame} className={cx("stage relative min-h-0 overflow-auto", className)}>
      <div
        role="application"
        aria-label={label}
        aria-roledescription={t("editor.stage.role")}
        tabIndex={0}
        className="relative mx-auto touch-none select-none focus-visible:-outline-offset-4"
        style={{ width, height }}
        onPointerDown={pressCloth}
        onPointerMove={drag.move}
        onPointerUp={releaseCloth}
        onPointerCancel={drag.cancel}
      >
        <canvas ref={canvas} className="absolute inset-0 size-full" aria-hidden />
        <svg
          aria-hidden
          className="pointer-events-none absolute inset-0 overflow-visible"
          width={width}
          height={height}
          onPointerMove={drag.move}
          onPointerUp={drag.release}
          onPointerCancel={drag.cancel}
        >
          {box && map && <SnapLines box={box} map={map} ratio={ratio} snapped={drag.snapped} />}
          {layer && box && map && (
            <SelectionFrame
              box={box}
              map={map}
              ratio={ratio}
              locked={layer.locked}
              handles={drag.dragging === null}
              onHandle={pressHandle}
            />
          )}
        </svg>
        {box && map && (
          <MeasureChip box={box} map={map} ratio={ratio} doing={drag.dragging} limit={height} />
        )}
      </div>
    </div>
  );
}
