import { type ReactNode, useRef, useState } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { part } from "../../ui/part.tsx";
import { stagePicture } from "../../ui/stage-picture.ts";
import { useEditorState } from "../model/editor-context.ts";
import { ClothShadow } from "./ClothShadow.tsx";
import type { StageOverlayProps } from "./StageOverlay.tsx";
import type { ClothView } from "./view/cloth-view.ts";
import { StillComing } from "./StillComing.tsx";
import { useAssetArrivals } from "./use-asset-arrivals.ts";
import { usePaintedStage } from "./paint/use-painted-stage.ts";
import { useStageInput } from "./input/use-stage-input.ts";
import { useStageSize, withinRoom } from "./view/use-stage-size.ts";
import { useZoomAnchor } from "./view/use-zoom-anchor.ts";

// Frames and handles come beside the view they lie on.
const StageOverlay = part<StageOverlayProps>(
  () => import("./StageOverlay.tsx").then((m) => m.StageOverlay),
  { waiting: () => null },
);
StageOverlay.preload();

export interface StageProps {
  /** The picture in words, for those who do not see it. */
  label: string;
  className?: string;
  /** Tools of the chosen layer, shown beside its frame. */
  toolbar?: ReactNode;
  /** What a layer is called, for the chip at the pointer. */
  nameOf?: (layer: string) => string;
  /** What the server drew of it: shown until the first view is painted. */
  first?: string | null;
  /** A tap on cloth that no layer covers. */
  onCloth?: (piece: string, point: { x: number; y: number }) => void;
  /** Lies over all else; `ratio` is CSS pixels a picture pixel. Where the garment turns freely it is not shown. */
  above?: (shown: { readonly view: ClothView; readonly ratio: number }) => ReactNode;
}

/** Pixels of a screen's longer side that are worth composing for. */
const MOST_SHOWN = 2400;

/** The garment as it lies, with the chosen layer's frame on it. */
export function Stage(props: StageProps) {
  const { label, className, toolbar, nameOf, first = null, onCloth, above } = props;
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useStageSize(frame);
  const zoom = useEditorState((state) => state.zoom);
  const [generation, setGeneration] = useState(0);
  const sharp = Math.min(
    window.devicePixelRatio * zoom,
    MOST_SHOWN / Math.max(size.width, size.height, 1),
  );
  const { view, lightCloth, busy, started, lacks, another } = usePaintedStage({
    canvas,
    generation,
    standsIn: first !== null,
    onLost: () => setGeneration(generation + 1),
    width: Math.round(size.width * size.density),
    height: Math.round(size.height * size.density),
    shownWidth: Math.round(size.width * sharp),
    shownHeight: Math.round(size.height * sharp),
  });
  useAssetArrivals();
  useZoomAnchor(frame, zoom);

  const width = size.width * zoom;
  const height = size.height * zoom;
  const ratio = zoom / size.density;
  const input = useStageInput({ frame, host, view, ratio, onCloth });

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
          className={cx(
            "stage-steps relative touch-none select-none",
            input.dropping && "cursor-crosshair",
          )}
          // Before its room is measured it is as large by its class, and the first picture does not go for a moment.
          style={width > 0 ? { width, height, ...(zoom === 1 && withinRoom) } : {}}
          {...input.cloth}
        >
          {first !== null && !started && (
            <img
              {...stagePicture(first)}
              alt=""
              className="absolute inset-0 size-full object-contain"
            />
          )}
          {view?.shadow && <ClothShadow shadow={view.shadow} of={view.table} />}
          <canvas
            key={generation}
            ref={canvas}
            // Until it is painted in a new size, the picture of the old one keeps its shape.
            className={cx(
              "absolute inset-0 size-full object-contain",
              // Nobody must take it for the garment that was chosen.
              another && "opacity-15 transition-opacity delay-300",
            )}
            aria-hidden
          />
          {view && (
            <StageOverlay
              view={view}
              width={width}
              height={height}
              ratio={ratio}
              input={input}
              toolbar={toolbar}
              {...(nameOf && { nameOf })}
            />
          )}
          {view && above?.({ view, ratio })}
        </div>
      </div>
      {lacks !== "nothing" && <StillComing what={lacks} />}
    </div>
  );
}
