import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export type BadgeKind = "draft" | "ok" | "ink" | "warn" | "err";

const kinds: Record<BadgeKind, string> = {
  draft: "bg-line-2 text-ink",
  ok: "bg-ok-wash text-ok-text",
  ink: "bg-ink text-paper",
  warn: "bg-warn-wash text-warn-text",
  err: "bg-err-wash text-err",
};

export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return (
    <span
      className={cx(
        "inline-flex min-h-5 items-center rounded-chip px-1.5 type-label font-semibold whitespace-nowrap",
        kinds[kind],
      )}
    >
      {children}
    </span>
  );
}

/** The orange square with a number. */
export function Count({ value }: { value: number }) {
  return (
    <span className="tabular inline-flex h-5 min-w-5 items-center justify-center rounded-chip bg-gate px-1 type-label font-bold text-ink">
      {value}
    </span>
  );
}
