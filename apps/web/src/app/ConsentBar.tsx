import { RichText } from "../lib/i18n/RichText.tsx";
import { useT } from "../lib/i18n/language-store.ts";
import { Link } from "../lib/navigation/Link.tsx";
import { answerConsent, useConsentQuestion } from "../lib/telemetry/page-views.ts";
import { Button } from "../ui/Button.tsx";
import { linkClass } from "../ui/button-class.ts";

/** Asks before anything is measured; both answers weigh the same. */
export function ConsentBar() {
  const t = useT();
  if (!useConsentQuestion()) return null;
  return (
    <section
      aria-label={t("consent.label")}
      className="on-ink page-x fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-4 bg-ink py-4 text-paper"
    >
      <p className="min-w-64 flex-1 type-body">
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
      <Button variant="second" onClick={() => answerConsent("refused")}>
        {t("consent.refuse")}
      </Button>
      <Button variant="second" onClick={() => answerConsent("given")}>
        {t("consent.give")}
      </Button>
    </section>
  );
}
