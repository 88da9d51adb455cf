import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  /** Beside the title: what can be done with it. */
  action?: ReactNode;
  children: ReactNode;
}

/** A named part of an order's page. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <section className="border-b border-line-2 py-4 first:pt-0 last:border-0">
      {/* What can be done is higher than a title: it takes no room of what follows. */}
      <div className="flex items-center justify-between gap-x-4 [&>:not(h2)]:-my-2">
        <h2 className="type-label font-semibold text-mute">{title}</h2>
        {action}
      </div>
      <div className="mt-2 type-body">{children}</div>
    </section>
  );
}
