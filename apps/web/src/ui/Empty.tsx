import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface EmptyProps {
  title: string;
  text: string;
  action?: ReactNode;
  /** A line round it only where something can be dropped. */
  dropTarget?: boolean;
  /** 2 where no heading stands between it and the page's own. */
  level?: 2 | 3;
}

export function Empty({ title, text, action, dropTarget = false, level = 3 }: EmptyProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={cx("flex flex-col items-start", dropTarget && "border border-line p-6")}>
      <Heading className="type-h3-page">{title}</Heading>
      <p className="mt-1 max-w-[400px] type-body text-mute">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
