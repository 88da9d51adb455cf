import type { ReactNode } from "react";

interface CheckoutSectionProps {
  number: number;
  title: string;
  aside?: string;
  children: ReactNode;
}

/** A numbered part of the till: a large wide numeral, then what belongs to it. */
export function CheckoutSection({ number, title, aside, children }: CheckoutSectionProps) {
  const id = `checkout-${number}`;
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line py-7 md:grid md:grid-cols-[56px_minmax(0,1fr)]"
    >
      <span aria-hidden className="type-h2 float-left mr-3 font-extrabold md:float-none">
        {number}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-5">
          <h2 id={id} className="type-h3-page">
            {title}
          </h2>
          {aside !== undefined && <p className="type-small wrap-anywhere text-mute">{aside}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
