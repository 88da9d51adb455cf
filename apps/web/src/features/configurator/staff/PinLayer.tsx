import type { MouseEvent, PointerEvent } from "react";
import type { ClothView } from "../../../editor/stage/view/cloth-view.ts";
import { cx } from "../../../ui/cx.ts";
import type { ProofDesign, StaffOrder } from "../../../parts/mending/mended.ts";
import { PinNote } from "./PinNote.tsx";
import { usePinTool } from "./pin-tool.ts";
import { useStaffWords } from "./use-staff-words.ts";
import { useMending, useStaffOrderFacts } from "./use-mending.ts";
import { usePlaces } from "./use-places.ts";

export interface StaffPinsProps {
  order: string;
  view: ClothView;
  /** CSS pixels a picture pixel. */
  ratio: number;
}

/** The marked places where the cloth shows them, each with its words; while one is being marked, it takes the press. */
export function PinLayer({ order: uuid, ...shown }: StaffPinsProps) {
  const { data: order } = useStaffOrderFacts(uuid);
  const { here } = useMending(order);
  return order && here ? <Pins {...{ order, here, ...shown }} /> : null;
}

interface PinsProps extends Omit<StaffPinsProps, "order"> {
  order: StaffOrder;
  here: ProofDesign;
}

/** Below, the stage would take it for a press on the cloth. */
function keep(event: PointerEvent): void {
  event.stopPropagation();
}

function Pins({ order, here, view, ratio }: PinsProps) {
  const words = useStaffWords();
  const { placing, open, set } = usePinTool();
  const places = usePlaces(order, here);

  function place(event: MouseEvent): void {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const found = view.at((event.clientX - left) / ratio, (event.clientY - top) / ratio);
    if (found) places.mark({ piece: found.piece, ...found.point });
  }

  const marks = places.shown.flatMap(({ pin, at }) => {
    const found = view.find(pin.piece, { x: pin.x, y: pin.y });
    return found ? [{ pin, at, x: found.x * ratio, y: found.y * ratio }] : [];
  });
  const noted = marks.find(({ at }) => at === open);
  return (
    <>
      {placing && (
        // For who has no pointer, "mark the chosen layer" does the same.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
        <div
          data-pin-layer="placing"
          className="absolute inset-0 cursor-crosshair"
          onPointerDown={keep}
          onPointerUp={keep}
          onClick={place}
        />
      )}
      {marks.map(({ pin, at, x, y }) => (
        <button
          key={at}
          type="button"
          data-pin={at + 1}
          aria-label={`${words.place(at + 1)}${pin.text === "" ? "" : `: ${pin.text}`}`}
          aria-expanded={at === open}
          className="absolute flex -translate-x-3 -translate-y-3 items-center gap-1.5 text-left"
          style={{ left: x, top: y }}
          onPointerDown={keep}
          onPointerUp={keep}
          onClick={() => set({ open: at === open ? null : at })}
        >
          <span className="flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-paper bg-ink tabular text-[12px] font-bold text-paper">
            {at + 1}
          </span>{" "}
          {pin.text !== "" && (
            <span
              className={cx(
                "line-clamp-2 max-w-44 bg-paper px-1.5 py-0.5 type-small text-ink shadow-float",
                at === open && "hidden",
              )}
            >
              {pin.text}
            </span>
          )}
        </button>
      ))}
      {noted && (
        <div onPointerDown={keep} onPointerUp={keep} className="contents">
          <PinNote key={noted.at} {...{ noted, places }} onDone={() => set({ open: null })} />
        </div>
      )}
    </>
  );
}
