import { type ReactNode, useRef } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { useEditor, useEditorState, useSelectedLayer } from "../model/editor-context.ts";
import { FloatingBar } from "./FloatingBar.tsx";
import { frameExtent } from "./frame-extent.ts";
import { HoverFrame } from "./HoverFrame.tsx";
import { isPlaced, layerBox } from "./layer-box.ts";
import { MeasureChip } from "./MeasureChip.tsx";
import { SelectionFrame } from "./SelectionFrame.tsx";
import { SnapLines } from "./SnapLines.tsx";
import { useAssetArrivals } from "./use-asset-arrivals.ts";
import { usePaintedStage } from "./use-painted-stage.ts";
import { useStageInput } from "./use-stage-input.ts";
import { useStageSize } from "./use-stage-size.ts";
import { useZoomAnchor } from "./use-zoom-anchor.ts";

interface StageProps {
  /** The picture in words, for those who do not see it. */
  label: string;
  className?: string;
  /** Tools of the chosen layer, shown beside its frame. */
  toolbar?: ReactNode;
  /** A tap on cloth that no layer covers. */
  onCloth?: (piece: string, point: { x: number; y: number }) => void;
}

/** The garment as it lies, with the chosen layer's frame on it. */
export function Stage({ label, className, toolbar, onCloth }: StageProps) {
  const t = useT();
  const { assets } = useEditor();
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useStageSize(frame);
  const zoom = useEditorState((state) => state.zoom);
  const { view, lightCloth, busy } = usePaintedStage(
    canvas,
    Math.round(size.width * size.density),
    Math.round(size.height * size.density),
  );
  const selected = useSelectedLayer();
  useAssetArrivals();
  useZoomAnchor(frame, zoom);

  const width = size.width * zoom;
  const height = size.height * zoom;
  const ratio = zoom / size.density;
  const input = useStageInput({ frame, host, view, ratio, onCloth });
  const layer = selected && isPlaced(selected) && !selected.hidden ? selected : null;
  const box = layer && layerBox(layer, assets);
  const map = box && view ? view.mapAt(box.piece, box) : null;
  const extent = box && map && frameExtent(box, map, ratio);
  const still = input.dragging === null;

  return (
    <div className={cx("stage relative flex min-h-0 flex-1", lightCloth && "stage-answers")}>
      <div
        ref={frame}
        className={cx("stage-scroll relative flex min-w-0 flex-1 overflow-auto", className)}
      >
        <div
          ref={host}
          role="application"
          aria-label={label}
          aria-busy={busy}
          aria-roledescription={t("editor.stage.role")}
          tabIndex={0}
          className="relative m-auto shrink-0 touch-none select-none focus-visible:-outline-offset-4"
          style={{ width, height }}
          {...input.cloth}
        >
          <canvas ref={canvas} className="absolute inset-0 size-full" aria-hidden />
          <svg
            aria-hidden
            className="pointer-events-none absolute inset-0 overflow-visible"
            width={width}
            height={height}
          >
            {box && map && <SnapLines box={box} map={map} ratio={ratio} snapped={input.snapped} />}
            {view && still && input.hover !== null && input.hover !== layer?.id && (
              <HoverFrame layer={input.hover} view={view} ratio={ratio} />
            )}
            {layer && box && map && (
              <SelectionFrame
                box={box}
                map={map}
                ratio={ratio}
                locked={layer.locked}
                handles={still}
                onHandle={input.pressHandle}
              />
            )}
          </svg>
          {box && extent && (
            <MeasureChip box={box} extent={extent} doing={input.dragging} limit={height} />
          )}
          {extent && still && toolbar !== undefined && (
            <FloatingBar extent={extent} width={width} height={height}>
              {toolbar}
            </FloatingBar>
          )}
        </div>
      </div>
    </div>
  );
}
