import { lazy } from "react";

// Nothing is asked before the first edit: what a dialog needs arrives when one opens.
export const NameDialog = lazy(() =>
  import("./NameDialog.tsx").then((module) => ({ default: module.NameDialog })),
);
export const StaleDialog = lazy(() =>
  import("./StaleDialog.tsx").then((module) => ({ default: module.StaleDialog })),
);
export const LinkDialog = lazy(() =>
  import("./LinkDialog.tsx").then((module) => ({ default: module.LinkDialog })),
);
export const ConfirmDialog = lazy(() =>
  import("../../../parts/dialogs/ConfirmDialog.tsx").then((module) => ({
    default: module.ConfirmDialog,
  })),
);
