import { IconDeviceDesktopSearch } from "@tabler/icons-react";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../../ui/IconButton.tsx";

interface EyeDropperTool {
  open: () => Promise<{ sRGBHex: string }>;
}

declare global {
  interface Window {
    EyeDropper?: new () => EyeDropperTool;
  }
}

/** Takes a colour from anywhere on the screen, where the browser can. */
export function EyeDropper({ onChoose }: { onChoose: (hex: string) => void }) {
  const t = useT();
  const Tool = window.EyeDropper;
  if (!Tool) return null;
  async function pick(tool: EyeDropperTool): Promise<void> {
    try {
      onChoose((await tool.open()).sRGBHex.slice(0, 7).toLowerCase());
    } catch {
      // Escape was pressed.
    }
  }
  return (
    <IconButton
      icon={IconDeviceDesktopSearch}
      label={t("editor.colour.screen")}
      className="border border-edge"
      onClick={() => void pick(new Tool())}
    />
  );
}
