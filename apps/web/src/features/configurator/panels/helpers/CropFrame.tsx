import type { Crop } from "@holeshot/design";
import { type PointerEvent, useRef } from "react";
import { moveEdge } from "./crop-place.ts";

const corners = [
  ["left", "top"],
  ["right", "top"],
  ["left", "bottom"],
  ["right", "bottom"],
] as const;

interface CropFrameProps {
  url: string;
  proportion: number;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/** The picture with what is kept in light. For hand and finger only: each edge has a slider as well. */
export function CropFrame({ url, proportion, crop, onChange }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);

  function drag(event: PointerEvent<HTMLElement>, corner: (typeof corners)[number]): void {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const across = moveEdge(crop, corner[0], (event.clientX - box.left) / box.width);
    onChange(moveEdge(across, corner[1], (event.clientY - box.top) / box.height));
  }

  return (
    <div className="tile-light flex justify-center p-4">
      <div
        ref={frame}
        aria-hidden
        className="relative max-w-full touch-none select-none"
        style={{ aspectRatio: `1 / ${proportion}`, width: `min(100%, ${40 / proportion}dvh)` }}
      >
        <img src={url} alt="" draggable={false} className="size-full opacity-30" />
        <img
          src={url}
          alt=""
          draggable={false}
          className="absolute inset-0 size-full"
          style={{ clipPath: inset(crop) }}
        />
        <span
          className="pointer-events-none absolute outline-2 outline-ink"
          style={{
            left: `${crop.x * 100}%`,
            top: `${crop.y * 100}%`,
            width: `${crop.width * 100}%`,
            height: `${crop.height * 100}%`,
          }}
        />
        {corners.map((corner) => (
          <span
            key={corner.join(" ")}
            className="absolute flex size-11 -translate-1/2 cursor-grab items-center justify-center"
            style={{
              left: `${(corner[0] === "left" ? crop.x : crop.x + crop.width) * 100}%`,
              top: `${(corner[1] === "top" ? crop.y : crop.y + crop.height) * 100}%`,
            }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, corner)}
          >
            <span className="size-3 border-2 border-ink bg-paper" />
          </span>
        ))}
      </div>
    </div>
  );
}

function inset({ x, y, width, height }: Crop): string {
  const edges = [y, 1 - x - width, 1 - y - height, x];
  return `inset(${edges.map((share) => `${share * 100}%`).join(" ")})`;
}
