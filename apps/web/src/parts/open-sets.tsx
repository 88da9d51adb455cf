import { lazy } from "react";
import { openDialog } from "../ui/dialog-store.ts";

const SetsDialog = lazy(() =>
  import("./sets/SetsDialog.tsx").then((module) => ({ default: module.SetsDialog })),
);

/** All there is to design, from wherever one stands. */
export function openSets(): void {
  openDialog((close) => <SetsDialog onClose={close} />);
}
