import type { ReactNode } from "react";

/** A named part of an order's page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line-2 py-4 first:pt-0 last:border-0">
      <h2 className="type-label font-semibold text-mute">{title}</h2>
      <div className="mt-2 type-body">{children}</div>
    </section>
  );
}
