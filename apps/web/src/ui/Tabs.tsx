import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { cx } from "./cx.ts";

export interface Tab {
  id: string;
  label: string;
  count?: number;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  selected: string;
  /** Links the tabs to their panels: `${name}-tab-${id}` and `${name}-panel-${id}`. */
  name: string;
  onSelect: (id: string) => void;
  className?: string;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Tabs({ label, tabs, selected, name, onSelect, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const here = tabs.findIndex((tab) => tab.id === selected);
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const step = steps[event.key];
    const target =
      ends[event.key] ??
      (step === undefined ? undefined : (here + step + tabs.length) % tabs.length);
    const tab = target === undefined ? undefined : tabs[target];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${name}-tab-${tab.id}`)?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={cx(
        "flex gap-6 overflow-x-auto border-b border-line on-ink:border-ink-3",
        className,
      )}
      onKeyDown={move}
    >
      {tabs.map((tab) => {
        const on = tab.id === selected;
        return (
          <button
            key={tab.id}
            id={`${name}-tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={on}
            aria-controls={on ? `${name}-panel-${tab.id}` : undefined}
            tabIndex={on ? 0 : -1}
            className={cx(
              "relative min-h-10 type-body font-semibold whitespace-nowrap focus-visible:-outline-offset-2",
              on
                ? "text-ink on-ink:text-paper"
                : "text-mute hover:text-ink on-ink:text-mute-d on-ink:hover:text-paper",
            )}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="ml-1.5 type-label text-mute">{tab.count}</span>
            )}
            {on && <span aria-hidden className="absolute inset-x-0 bottom-0 h-[3px] bg-gate" />}
          </button>
        );
      })}
    </div>
  );
}

interface TabPanelProps {
  name: string;
  id: string;
  className?: string;
  children: ReactNode;
}

export function TabPanel({ name, id, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${name}-panel-${id}`}
      aria-labelledby={`${name}-tab-${id}`}
      className={className}
    >
      {children}
    </div>
  );
}
