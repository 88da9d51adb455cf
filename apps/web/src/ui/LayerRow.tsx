import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface LayerRowProps {
  name: string;
  /** What it is, in a few words: `Text, 57 mm`. */
  detail: string;
  /** A picture of 32 × 32. */
  thumb: ReactNode;
  selected: boolean;
  hidden: boolean;
  /** It is not made as it is: underlined as a word that a spelling check doubts. */
  doubtful?: boolean;
  /** Buttons at the right: link, lock, eye. */
  actions?: ReactNode;
  onSelect: () => void;
}

/** One layer of a design. Its place in a tree (role, level, position) is given by the list that holds it. */
export function LayerRow({
  name,
  detail,
  thumb,
  selected,
  hidden,
  doubtful = false,
  actions,
  onSelect,
}: LayerRowProps) {
  return (
    <div
      className={cx(
        "relative flex min-h-11 items-center gap-2.5 pr-2 pl-4",
        selected ? "bg-fog" : "hover:bg-fog",
      )}
    >
      {selected && <span aria-hidden className="absolute inset-y-0 left-0 w-[3px] bg-gate" />}
      <button
        type="button"
        tabIndex={-1}
        className="flex min-w-0 flex-1 items-center gap-2.5 py-1 text-left"
        onClick={onSelect}
      >
        <span
          className={cx("size-8 shrink-0 overflow-hidden rounded-chip", hidden && "opacity-50")}
        >
          {thumb}
        </span>
        <span className={cx("min-w-0 flex-1", hidden && "text-mute")}>
          <span
            className={cx(
              "block truncate type-small",
              selected ? "font-bold" : "font-medium",
              doubtful && "underline decoration-dotted decoration-2 underline-offset-3",
            )}
          >
            {name}
          </span>
          <span className="block truncate type-label text-mute">{detail}</span>
        </span>
      </button>
      {actions}
    </div>
  );
}
