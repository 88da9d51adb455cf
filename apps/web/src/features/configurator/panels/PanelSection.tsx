import type { ReactNode } from "react";

interface PanelSectionProps {
  title?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
}

/** One block of a tool panel, divided from the next by a hairline. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  return (
    <section className="border-b border-line px-5 py-3 last:border-b-0">
      {title !== undefined && (
        <div className="mb-2.5 flex items-baseline justify-between gap-3">
          <h3 className="type-body font-semibold">{title}</h3>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
