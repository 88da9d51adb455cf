import { IconHelpCircle, IconStack2 } from "@tabler/icons-react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { openKeyboardSheet } from "../guide/keyboard-help.tsx";
import { type PanelId, panelIds, panels } from "./panels.ts";

interface ToolRailProps {
  open: PanelId | "layers" | null;
  /** A phone has room for six: uploads are found under images, layers and race day in the head. */
  narrow: boolean;
  onOpen: (panel: PanelId | "layers") => void;
  className?: string;
}

/** The tools: down the left side, closer where a window is low; on a phone along the bottom. */
export function ToolRail({ open, narrow, onOpen, className }: ToolRailProps) {
  const t = useT();
  return (
    <nav
      aria-label={t("editor.tools")}
      data-guide="tools"
      className={cx(
        "on-ink flex shrink-0 overflow-x-auto bg-ink text-paper md:w-18 md:flex-col md:overflow-y-auto",
        className,
      )}
    >
      {panelIds
        .filter((id) => !narrow || (id !== "upload" && id !== "race"))
        .map((id) => (
          <Tool
            key={id}
            label={t(panels[id].label)}
            icon={panels[id].icon}
            on={open === id || (narrow && id === "images" && open === "upload")}
            onPress={() => onOpen(id)}
          />
        ))}
      {!narrow && (
        <Tool
          className="lg:hidden"
          label={t("editor.layers")}
          icon={IconStack2}
          on={open === "layers"}
          onPress={() => onOpen("layers")}
        />
      )}
      {!narrow && (
        <Tool
          className="md:mt-auto"
          label={t("editor.help")}
          icon={IconHelpCircle}
          on={false}
          onPress={openKeyboardSheet}
        />
      )}
    </nav>
  );
}

interface ToolProps {
  label: string;
  icon: typeof IconStack2;
  on: boolean;
  className?: string;
  onPress: () => void;
}

function Tool({ label, icon, on, className, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      className={cx(
        "relative flex min-h-13.5 min-w-15 flex-1 flex-col items-center justify-center gap-1 type-label focus-visible:-outline-offset-4 md:min-h-auto md:flex-[0_1_4rem] md:p-1",
        on ? "bg-paper font-semibold text-ink" : "text-mute-d-strong hover:text-paper",
        className,
      )}
      onClick={onPress}
    >
      {on && (
        <span
          aria-hidden
          className="absolute inset-x-0 top-0 h-[3px] bg-gate md:inset-x-auto md:inset-y-0 md:left-0 md:h-auto md:w-[3px]"
        />
      )}
      <Icon of={icon} size={20} />
      <span className="line-clamp-2 max-w-full text-center leading-tight break-words hyphens-auto">
        {label}
      </span>
    </button>
  );
}
