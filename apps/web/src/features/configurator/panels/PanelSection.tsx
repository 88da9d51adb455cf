import type { ReactNode } from "react";

interface PanelSectionProps {
  title?: string | undefined;
  /** In the title's place: the way back to what this is one of. */
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** One block of a tool panel, divided from the next by a hairline. */
export function PanelSection({ title, lead, aside, children }: PanelSectionProps) {
  return (
    <section className="border-b border-line px-5 py-3 last:border-b-0">
      {(title !== undefined || lead !== undefined) && (
        <div className="mb-2.5 flex items-baseline justify-between gap-3">
          {lead ?? <h3 className="type-body font-semibold">{title}</h3>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
