import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { cx } from "./cx.ts";
import type { MenuPanelProps } from "./MenuPanel.tsx";
import type { MenuItem } from "./menu-types.ts";
import { part } from "./part.tsx";
import { PartFailed, PartWaiting } from "./PartStates.tsx";

const MenuPanel = part<MenuPanelProps>(() => import("./MenuPanel.tsx").then((m) => m.MenuPanel), {
  waiting: (props) =>
    props.open && (
      <Below {...props}>
        <PartWaiting />
      </Below>
    ),
  failed: (props, retry) =>
    props.open && (
      <Below {...props}>
        <PartFailed onRetry={retry} onClose={() => props.onOpenChange(false)} />
      </Below>
    ),
});

/** Where the menu would stand. */
function Below({ align, children }: Pick<MenuPanelProps, "align"> & { children: ReactNode }) {
  return (
    <div
      className={cx(
        "absolute top-full z-50 mt-1.5 w-[280px] rounded-control bg-paper text-ink shadow-menu empty:hidden",
        align === "end" ? "right-0" : "left-0",
      )}
    >
      {children}
    </div>
  );
}

interface MenuProps {
  /** The button's and the menu's name. */
  label: string;
  items: readonly MenuItem[];
  align?: "start" | "end";
  className?: string;
  /** For a button without words. */
  tooltip?: boolean;
  children: ReactNode;
}

/** A button with a menu. The menu's code arrives when the button is first hovered, focused or touched. */
export function Menu({ label, items, align = "end", className, tooltip, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [entry, setEntry] = useState<MenuPanelProps["entry"]>(null);
  const button = useRef<HTMLButtonElement>(null);

  function change(next: boolean, by: MenuPanelProps["entry"] = null): void {
    setOpen(next);
    if (!next) return;
    setWanted(true);
    setEntry(by);
  }
  function openByArrow(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    change(true, event.key === "ArrowDown" ? "first" : "last");
  }

  return (
    <span className="relative inline-flex">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        data-tooltip={tooltip && !open ? label : undefined}
        data-state={open ? "open" : "closed"}
        className={className}
        onPointerEnter={MenuPanel.preload}
        onFocus={MenuPanel.preload}
        // A press without a pointer's clicks is a key's.
        onClick={({ detail }) => change(!open, detail === 0 ? "first" : null)}
        onKeyDown={openByArrow}
      >
        {children}
      </button>
      {wanted && (
        <MenuPanel
          label={label}
          items={items}
          open={open}
          align={align}
          entry={entry}
          trigger={button}
          onOpenChange={change}
        />
      )}
    </span>
  );
}
