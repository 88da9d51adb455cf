import { useEffect } from "react";
import { currentDialogs, openDialog } from "../../../ui/dialog-store.ts";
import { dialogPart } from "../../../ui/part.tsx";

const KeyboardSheet = dialogPart<{ onClose: () => void }>(
  () => import("./KeyboardSheet.tsx").then((module) => module.KeyboardSheet),
  ({ onClose }) => onClose(),
);

export function openKeyboardSheet(): void {
  openDialog((close) => <KeyboardSheet onClose={close} />);
}

/** `?` shows the keys, wherever one does not type. */
export function useKeyboardHelp(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      const typing = target.closest("input:not([type=checkbox], [type=radio]), textarea, select");
      if (event.key !== "?" || typing || event.defaultPrevented) return;
      if (currentDialogs().length > 0) return;
      event.preventDefault();
      openKeyboardSheet();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
