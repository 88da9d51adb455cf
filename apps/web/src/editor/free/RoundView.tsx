import { useRef } from "react";
import type { Point } from "@holeshot/geometry";
import { useT } from "../../lib/i18n/language-store.ts";
import { PartWaiting } from "../../ui/PartStates.tsx";
import { TurnButtons } from "./TurnButtons.tsx";
import { useStageSize } from "../stage/view/use-stage-size.ts";
import { useFreeScene } from "./use-free-scene.ts";
import { useOrbit } from "./use-orbit.ts";

/** The garment in the round, to be looked at: turned by hand, by buttons or by keys. */
export function RoundView({ label }: { label: string }) {
  const t = useT();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<((to: Point) => void) | null>(null);
  const { width, height } = useStageSize(frame);
  const { scene, busy } = useFreeScene(canvas);
  const control = useOrbit(scene, { width, height });
  return (
    <div ref={frame} className="absolute inset-0 overflow-hidden">
      <div
        role="application"
        aria-label={label}
        aria-busy={busy}
        aria-roledescription={t("shared.round.role")}
        tabIndex={0}
        className="absolute inset-0 cursor-grab touch-none select-none focus-visible:-outline-offset-4 active:cursor-grabbing"
        onKeyDown={(event) => {
          if (control.key(event.key)) event.preventDefault();
        }}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          currentTarget.setPointerCapture(pointerId);
          drag.current = control.turnFrom({ x: clientX, y: clientY });
        }}
        onPointerMove={({ clientX, clientY }) => drag.current?.({ x: clientX, y: clientY })}
        onPointerUp={() => (drag.current = null)}
        onPointerCancel={() => (drag.current = null)}
      >
        <canvas ref={canvas} className="absolute inset-0 size-full" aria-hidden />
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
