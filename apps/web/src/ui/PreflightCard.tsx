import { IconAlertTriangle, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { cx } from "./cx.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";

interface CardAction {
  label: string;
  onPress: () => void;
}

interface PreflightCardProps {
  title: string;
  /** One sentence with the file, the place, the number and the limit. */
  text: string;
  /** It should not be made like this; else it is advice. */
  problem?: boolean;
  /** Says what it will do: `Shrink to 134 mm`. */
  fix?: CardAction;
  /** What helps better than the fix, before it. */
  first?: ReactNode;
  /** `1 of 3` */
  position?: string;
  /** The way to the next card. */
  next?: CardAction;
}

export function PreflightCard({
  title,
  text,
  problem,
  fix,
  first,
  position,
  next,
}: PreflightCardProps) {
  return (
    <section className="border-t border-line px-4 py-3.5">
      <div className="flex items-center gap-2">
        <span className={cx(problem ? "text-err" : "text-warn")}>
          <Icon of={IconAlertTriangle} size={20} />
        </span>
        <h3 className="min-w-0 flex-1 type-small font-semibold">{title}</h3>
        {position !== undefined && (
          <span className="shrink-0 type-label text-mute tabular">{position}</span>
        )}
        {next && (
          <IconButton
            icon={IconChevronRight}
            iconSize={18}
            label={next.label}
            className="-my-2 -mr-2 size-8! pointer-coarse:size-11!"
            onClick={next.onPress}
          />
        )}
      </div>
      <p className="mt-1.5 type-small text-mute">{text}</p>
      {first}
      {fix && (
        <Button
          variant="second"
          size="sm"
          className={cx("w-full", first ? "mt-2" : "mt-3")}
          onClick={fix.onPress}
        >
          {fix.label}
        </Button>
      )}
    </section>
  );
}
