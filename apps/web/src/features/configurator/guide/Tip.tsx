import type { ReactNode } from "react";
import { useStageGivesWay } from "./use-stage-gives-way.ts";

interface TipProps {
  label: string;
  text: string;
  /** Which control it speaks of, by its `data-guide`; that one is marked while it is told. */
  about?: string;
  children: ReactNode;
}

/** Words below the garment, which gives way to them: they lie over nothing that is worked with. */
export function Tip({ label, text, about, children }: TipProps) {
  const { tip, place } = useStageGivesWay(about ?? null);
  return (
    <aside
      ref={tip}
      aria-label={label}
      className="on-ink fixed z-20 flex flex-wrap items-center gap-x-5 gap-y-1 bg-ink px-4 py-2 text-paper shadow-float"
      // Until there is a stage it is nowhere.
      style={place ?? { visibility: "hidden" }}
    >
      <p aria-live="polite" className="min-w-0 flex-[1_1_13rem] py-1 type-small">
        {text}
      </p>
      <div className="ml-auto flex items-center gap-4">{children}</div>
    </aside>
  );
}
