import { useLayoutEffect, useRef } from "react";
import { RichText } from "../lib/i18n/RichText.tsx";
import { useT } from "../lib/i18n/language-store.ts";
import { Link } from "../lib/navigation/Link.tsx";
import { answerConsent } from "../lib/telemetry/page-views.ts";
import { Button } from "../ui/Button.tsx";
import { linkClass } from "../ui/button-class.ts";

/** The question whether visits may be counted, and its two answers. */
export function ConsentQuestion() {
  const t = useT();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tellHeight = (): void =>
      style.setProperty("--consent", `${bar.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(tellHeight);
    if (bar.current) observer.observe(bar.current);
    tellHeight();
    return () => {
      observer.disconnect();
      style.removeProperty("--consent");
    };
  }, []);
  return (
    <section
      ref={bar}
      aria-label={t("consent.label")}
      className="on-ink page-x sticky bottom-0 z-30 mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-ink-3 bg-ink py-3 text-paper md:py-4"
    >
      <p className="type-small max-md:basis-full md:min-w-64 md:flex-1 md:type-body">
        <RichText
          text={t("consent.text")}
          parts={{
            link: (text) => (
              <Link to="/info/:topic" params={{ topic: "privacy" }} className={linkClass}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
      <Button variant="second" className="max-md:flex-1" onClick={() => answerConsent("refused")}>
        {t("consent.refuse")}
      </Button>
      <Button variant="second" className="max-md:flex-1" onClick={() => answerConsent("given")}>
        {t("consent.give")}
      </Button>
    </section>
  );
}
