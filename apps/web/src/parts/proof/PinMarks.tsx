import type { Side } from "@holeshot/domain";
import { type MouseEvent, useEffect, useState } from "react";
import { keptView } from "../garment-picture/kept-views.ts";
import type { ProofTile } from "./proof-tiles.ts";

/** A numbered place on a piece, in its millimetres. */
export interface MarkedPin {
  readonly number: number;
  readonly piece: string;
  readonly x: number;
  readonly y: number;
}

type View = Awaited<ReturnType<typeof keptView>>;

interface PinMarksProps {
  tile: Pick<ProofTile, "product" | "group" | "options">;
  side: Side;
  pixels: number;
  pins: readonly MarkedPin[];
  /** Where somebody pressed on the cloth; absent where places are only shown. */
  onPlace?: (place: { piece: string; x: number; y: number }) => void;
}

/** Numbered places over a picture, where the cloth shows them on this side. */
export function PinMarks({ tile, side, pixels, pins, onPlace }: PinMarksProps) {
  const [view, setView] = useState<View>();
  const { product, group, options } = tile;
  useEffect(() => {
    let gone = false;
    keptView({ product, side, look: "worn", group, options, width: pixels, height: pixels }).then(
      (made) => !gone && setView(made),
      // The picture itself tells that it cannot be drawn.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [product, side, group, options, pixels]);

  function place(event: MouseEvent): void {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const found = view?.at(
      ((event.clientX - left) / width) * pixels,
      ((event.clientY - top) / height) * pixels,
    );
    if (found) onPlace?.({ piece: found.piece, x: tenth(found.point.x), y: tenth(found.point.y) });
  }

  const shownAt = ({ piece, x, y }: MarkedPin) => {
    const at = view?.find(piece, { x, y });
    return at && { left: `${(at.x / pixels) * 100}%`, top: `${(at.y / pixels) * 100}%` };
  };
  const marks = pins.flatMap((pin) => {
    const style = shownAt(pin);
    return style ? [{ number: pin.number, style }] : [];
  });
  return (
    // The same place can be given by words and a side; pressing is a short cut for who sees the picture.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <span
      className={`absolute inset-0 ${onPlace ? "cursor-crosshair" : "pointer-events-none"}`}
      onClick={onPlace ? place : undefined}
      data-pins={view === undefined ? "waiting" : "ready"}
    >
      {marks.map(({ number, style }) => (
        <span
          key={number}
          data-pin={number}
          className="absolute flex size-6 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full border-2 border-paper bg-ink tabular text-[12px] font-bold text-paper"
          style={style}
        >
          {number}
        </span>
      ))}
    </span>
  );
}

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10;
}
