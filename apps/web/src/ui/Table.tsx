import type { ReactNode, TdHTMLAttributes, ThHTMLAttributes } from "react";
import { cx } from "./cx.ts";

/** Hairlines only: no zebra, no outer box. */
export function Table({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <table aria-label={label} className={cx("w-full border-collapse text-left", className)}>
      {children}
    </table>
  );
}

interface CellProps {
  /** Numbers stand right, in figures of one width. */
  numeric?: boolean;
}

export function HeadCell({
  numeric,
  className,
  ...rest
}: ThHTMLAttributes<HTMLTableCellElement> & CellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={cx(
        "border-b border-line pb-2 type-label font-medium text-mute",
        numeric && "pl-4 text-right",
        className,
      )}
    />
  );
}

export function Cell({
  numeric,
  className,
  ...rest
}: TdHTMLAttributes<HTMLTableCellElement> & CellProps) {
  return (
    <td
      {...rest}
      className={cx(
        "h-11 border-b border-line-2 type-body",
        numeric && "tabular pl-4 text-right",
        className,
      )}
    />
  );
}

/** A row that asks for attention: washed, with a mark at its left edge. */
export const warningRow = "bg-warn-wash shadow-[inset_3px_0_0_var(--color-warn-mark)]";
