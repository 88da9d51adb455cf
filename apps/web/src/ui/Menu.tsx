import { lazy, Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { MenuItem } from "./menu-types.ts";

const load = () => import("./MenuPanel.tsx").then((module) => ({ default: module.MenuPanel }));
const MenuPanel = lazy(load);

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
  const button = useRef<HTMLButtonElement>(null);

  function change(next: boolean): void {
    setOpen(next);
    if (next) setWanted(true);
  }
  function openByArrow(event: KeyboardEvent): void {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    change(true);
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
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => change(!open)}
        onKeyDown={openByArrow}
      >
        {children}
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <MenuPanel
            label={label}
            items={items}
            open={open}
            align={align}
            trigger={button}
            onOpenChange={change}
          />
        </Suspense>
      )}
    </span>
  );
}
