import { lazy } from "react";
import { openDialog } from "../ui/dialog-store.ts";

const SecurityDialog = lazy(() =>
  import("./security/SecurityDialog.tsx").then((module) => ({ default: module.SecurityDialog })),
);

/** What keeps one's account safe, from wherever one stands. */
export function openSecurity(): void {
  openDialog((close) => <SecurityDialog onClose={close} />);
}
