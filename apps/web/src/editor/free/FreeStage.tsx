import { useMemo, useRef } from "react";
import { useT } from "../../lib/i18n/language-store.ts";
import { PartWaiting } from "../../ui/PartStates.tsx";
import { cx } from "../../ui/cx.ts";
import { useEditor } from "../model/editor-context.ts";
import type { ClothView } from "../stage/view/cloth-view.ts";
import type { StageProps } from "../stage/Stage.tsx";
import { StageOverlay } from "../stage/StageOverlay.tsx";
import { useAssetArrivals } from "../stage/use-asset-arrivals.ts";
import { useStageInput } from "../stage/input/use-stage-input.ts";
import { useStageSize } from "../stage/view/use-stage-size.ts";
import { freeCloth } from "./free-cloth.ts";
import { TurnButtons } from "./TurnButtons.tsx";
import { useFreeScene } from "./use-free-scene.ts";
import { useOrbit } from "./use-orbit.ts";

/** The garment in the round: turned by hand, by buttons or by keys, and designed on like any other view. */
export function FreeStage({ label, className, toolbar, nameOf, onCloth }: StageProps) {
  const t = useT();
  const { store } = useEditor();
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useStageSize(frame);
  const { scene, busy } = useFreeScene(canvas);
  const control = useOrbit(scene, { width, height });
  useAssetArrivals();

  const cloth = useMemo<ClothView | null>(
    () => scene && freeCloth(scene, () => ({ width, height })),
    [scene, width, height],
  );
  // The same cloth seen from elsewhere is another view to what lies over it.
  const seen = useMemo(() => cloth && { ...cloth, looks: control.looks }, [cloth, control.looks]);
  const input = useStageInput({
    frame,
    host,
    view: cloth,
    ratio: 1,
    onCloth,
    look: (event) => control.gesture({ x: event.clientX, y: event.clientY }),
  });

  return (
    <div className="stage relative flex min-h-0 flex-1">
      <div ref={frame} className={cx("relative flex min-w-0 flex-1 overflow-hidden", className)}>
        <div
          ref={host}
          role="application"
          aria-label={label}
          aria-busy={busy}
          aria-roledescription={t("editor.free.role")}
          tabIndex={0}
          className={cx(
            "relative m-auto shrink-0 touch-none select-none focus-visible:-outline-offset-4",
            input.dropping && "cursor-crosshair",
          )}
          style={{ width, height }}
          onKeyDown={(event) => {
            if (store.state().selection.length === 0 && control.key(event.key))
              event.preventDefault();
          }}
          {...input.cloth}
        >
          <canvas ref={canvas} className="absolute inset-0 size-full" aria-hidden />
          {seen && (
            <StageOverlay
              view={seen}
              width={width}
              height={height}
              ratio={1}
              input={input}
              toolbar={toolbar}
              {...(nameOf && { nameOf })}
            />
          )}
        </div>
      </div>
      {!scene && (
        <div className="pointer-events-none absolute inset-0 flex items-center justify-center">
          <PartWaiting />
        </div>
      )}
      <TurnButtons onTurn={control.step} />
    </div>
  );
}
