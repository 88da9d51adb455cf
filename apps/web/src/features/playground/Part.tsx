import type { ReactNode } from "react";

interface PartProps {
  name: string;
  children: ReactNode;
}

export function Part({ name, children }: PartProps) {
  return (
    <section className="grid gap-4 border-t border-line py-5 sm:grid-cols-[100px_minmax(0,1fr)]">
      <h2 className="type-h3">{name}</h2>
      <div className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-5">{children}</div>
    </section>
  );
}

interface StateProps {
  name: string;
  className?: string;
  children: ReactNode;
}

/** A part in one state, with the state's name below. */
export function State({ name, className, children }: StateProps) {
  return (
    <div className={`flex flex-col items-start gap-1.5 ${className ?? ""}`}>
      {children}
      <span className="type-label text-mute">{name}</span>
    </div>
  );
}
