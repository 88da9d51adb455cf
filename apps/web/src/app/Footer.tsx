import { useT } from "../lib/i18n/language-store.ts";
import type { MessageKey } from "../lib/i18n/translator.ts";
import type { InfoTopic } from "../lib/info-topics.ts";
import { Link } from "../lib/navigation/Link.tsx";

const links: readonly { topic: InfoTopic; label: MessageKey }[] = [
  { topic: "delivery", label: "footer.delivery" },
  { topic: "sizes", label: "footer.sizes" },
  { topic: "terms", label: "footer.terms" },
  { topic: "privacy", label: "footer.privacy" },
  { topic: "accessibility", label: "footer.accessibility" },
];

export function Footer() {
  const t = useT();
  return (
    <footer className="shrink-0 border-t border-line">
      <nav
        aria-label={t("footer.label")}
        className="page-x flex flex-wrap items-center gap-x-7 gap-y-1 py-3 type-small text-mute md:min-h-15"
      >
        <span className="py-1">{t("footer.company")}</span>
        {links.map(({ topic, label }) => (
          <Link
            key={topic}
            to="/info/:topic"
            params={{ topic }}
            className="py-1 hover:text-ink hover:underline"
          >
            {t(label)}
          </Link>
        ))}
        <span className="py-1 md:ml-auto">{t("footer.questions")}</span>
      </nav>
    </footer>
  );
}
