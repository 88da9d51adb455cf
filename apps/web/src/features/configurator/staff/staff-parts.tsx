import { useShown } from "../../../lib/navigation/use-place.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { part } from "../../../ui/part.tsx";
import type { StaffPinsProps } from "./PinLayer.tsx";

interface BarProps {
  order: string;
}

/** The order whose design is mended here; null for everybody but staff. */
export function useStaffOrder(): string | null {
  const { order } = useShown().search;
  const { data: me } = useCustomer();
  return order !== undefined && me !== undefined && me.role !== "customer" ? order : null;
}

/** Whose order it is, the way back, and the proof that is sent. */
export const StaffBar = part<BarProps>(
  () => import("./Mending.tsx").then((module) => module.MendingBar),
  { onlyShown: true, waiting: () => <div className="h-12 shrink-0 bg-ink-3" /> },
);

/** The numbered places on the cloth. */
export const StaffPins = part<StaffPinsProps>(
  () => import("./PinLayer.tsx").then((module) => module.PinLayer),
  { onlyShown: true, waiting: () => null, failed: () => null },
);
