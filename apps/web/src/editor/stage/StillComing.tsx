import { useT } from "../../lib/i18n/language-store.ts";
import { Spinner } from "../../ui/Spinner.tsx";
import type { PaintedStage } from "./paint/use-painted-stage.ts";

/** What is not seen yet is on its way: nobody must take it for gone, nor the picture of before for what was chosen. */
export function StillComing({ what }: { what: Exclude<PaintedStage["lacks"], "nothing"> }) {
  const t = useT();
  return (
    <p
      role="status"
      // Most come sooner than anybody notices.
      className="pointer-events-none absolute top-26 left-1/2 z-10 flex w-max max-w-[min(26rem,calc(100%-8rem))] -translate-x-1/2 items-center gap-2.5 rounded-control bg-paper px-3.5 py-2.5 type-small text-ink shadow-float transition-opacity delay-300 md:top-12 starting:opacity-0"
    >
      <Spinner />
      {t(`editor.stage.${what}`)}
    </p>
  );
}
