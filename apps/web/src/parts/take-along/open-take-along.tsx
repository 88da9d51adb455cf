import { openDialog } from "../../ui/dialog-store.ts";
import { dialogPart } from "../../ui/part.tsx";
import type { TakeAlongProps } from "./TakeAlongDialog.tsx";

const TakeAlongDialog = dialogPart<TakeAlongProps>(
  () => import("./TakeAlongDialog.tsx").then((module) => module.TakeAlongDialog),
  ({ onClose }) => onClose(),
);

/** A design to be taken along: as a model for one's room, as a turning picture. */
export function openTakeAlong(shown: Omit<TakeAlongProps, "onClose">): void {
  openDialog((close) => <TakeAlongDialog {...shown} onClose={close} />);
}
