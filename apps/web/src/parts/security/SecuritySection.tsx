import { useId, type ReactNode } from "react";

interface SecuritySectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One part of the dialog below the line of the one before. */
export function SecuritySection({ title, text, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-5 first:border-t-0 first:pt-3">
      <h3 id={id} className="type-h3-page">
        {title}
      </h3>
      <p className="mt-1 type-body break-words text-mute">{text}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}
