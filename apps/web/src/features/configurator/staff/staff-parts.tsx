import type { ClothView } from "../../../editor/stage/view/cloth-view.ts";
import { useShown } from "../../../lib/navigation/use-place.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { part, type Part } from "../../../ui/part.tsx";

interface BarProps {
  order: string;
}

export interface StaffPinsProps extends BarProps {
  view: ClothView;
  /** CSS pixels a picture pixel. */
  ratio: number;
}

/** The order whose design is mended here; null for everybody but staff. */
export function useStaffOrder(): string | null {
  const { order } = useShown().search;
  const { data: me } = useCustomer();
  return order !== undefined && me !== undefined && me.role !== "customer" ? order : null;
}

// Declared when first shown: what is declared with the page is fetched ahead of need, by every customer.
let bar: Part<BarProps> | undefined;
let pins: Part<StaffPinsProps> | undefined;

/** Whose order it is, the way back, and the proof that is sent. */
export function StaffBar(props: BarProps) {
  bar ??= part(() => import("./Mending.tsx").then((module) => module.MendingBar), {
    waiting: () => <div className="h-12 shrink-0 bg-ink-3" />,
  });
  const Bar = bar;
  return <Bar {...props} />;
}

/** The numbered places on the cloth. */
export function StaffPins(props: StaffPinsProps) {
  pins ??= part(() => import("./PinLayer.tsx").then((module) => module.PinLayer), {
    waiting: () => null,
    failed: () => null,
  });
  const Pins = pins;
  return <Pins {...props} />;
}
