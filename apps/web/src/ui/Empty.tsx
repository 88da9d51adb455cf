import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface EmptyProps {
  title: string;
  text: string;
  action?: ReactNode;
  /** A line round it only where something can be dropped. */
  dropTarget?: boolean;
}

export function Empty({ title, text, action, dropTarget = false }: EmptyProps) {
  return (
    <div className={cx("flex flex-col items-start", dropTarget && "border border-line p-6")}>
      <h3 className="type-h3-page">{title}</h3>
      <p className="mt-1 max-w-[400px] type-body text-mute">{text}</p>
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
