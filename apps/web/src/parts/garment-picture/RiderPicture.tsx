import { garmentAt } from "@holeshot/views";
import type { ProductId } from "@holeshot/domain";
import { useEffect, useRef } from "react";
import type { MadeRider } from "../../editor/views/table-job.ts";
import type { openStores } from "../design-stores.ts";
import { drawRider, type RiderNews, type RiderWish } from "./draw-rider.ts";

interface RiderPictureProps extends RiderWish, RiderNews {
  stores: ReturnType<typeof openStores>;
  label: string;
  /** A garment that was pointed at; keys reach the garments elsewhere. */
  onPick: (product: ProductId) => void;
}

/** A kit on a rider, drawn by what the editor draws with. */
export function RiderPicture(props: RiderPictureProps) {
  const { stores, document, garments, view, size, label, onPick } = props;
  const { onMade, onShown, onFailed } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const made = useRef<MadeRider | null>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const wish = { document, garments, view, size };
    return drawRider(canvas.current, stores, wish, {
      onMade: (rider) => {
        made.current = rider;
        onMade(rider);
      },
      onShown,
      onFailed,
    });
  }, [stores, document, garments, view, size, onMade, onShown, onFailed]);
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return undefined;
    const under = (event: MouseEvent): ProductId | null => {
      const box = shown.getBoundingClientRect();
      const scale = Math.max(shown.width / box.width, shown.height / box.height);
      const x = (event.clientX - box.x - box.width / 2) * scale + shown.width / 2;
      const y = (event.clientY - box.y - box.height / 2) * scale + shown.height / 2;
      const found = made.current && garmentAt(made.current.table, x, y);
      return found && garments.some(({ product }) => product === found) ? found : null;
    };
    const point = (event: MouseEvent): void => {
      shown.style.cursor = under(event) ? "pointer" : "";
    };
    const pick = (event: MouseEvent): void => {
      const found = under(event);
      if (found) onPick(found);
    };
    shown.addEventListener("pointermove", point);
    shown.addEventListener("click", pick);
    return () => {
      shown.removeEventListener("pointermove", point);
      shown.removeEventListener("click", pick);
    };
  }, [garments, onPick]);
  return (
    <canvas
      ref={canvas}
      width={size.width}
      height={size.height}
      className="absolute inset-0 size-full object-contain"
      role="img"
      aria-label={label}
    />
  );
}
