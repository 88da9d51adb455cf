import { useT } from "../lib/i18n/language-store.ts";
import type { MessageKey } from "../lib/i18n/translator.ts";
import type { InfoTopic } from "../lib/info-topics.ts";
import { Link } from "../lib/navigation/Link.tsx";
import { useShop } from "../lib/shop/use-shop.ts";

const links: readonly { topic: InfoTopic; label: MessageKey }[] = [
  { topic: "delivery", label: "footer.delivery" },
  { topic: "sizes", label: "footer.sizes" },
  { topic: "terms", label: "footer.terms" },
  { topic: "privacy", label: "footer.privacy" },
  { topic: "accessibility", label: "footer.accessibility" },
];

const row = "flex flex-wrap items-center gap-x-7 gap-y-1";

/** Ways to the small print, and below them who sells: both lines keep their height until the shop has told. */
export function Footer() {
  const t = useT();
  const maker = useShop()?.maker;
  return (
    <footer className="page-x shrink-0 border-t border-line py-3 type-small text-mute md:py-4">
      <nav aria-label={t("footer.label")} className={row}>
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
      </nav>
      <div className={`${row} mt-1 min-h-7`}>
        {maker !== undefined && (
          <>
            <span className="py-1">
              {t("footer.company", { name: maker.name, city: maker.city })}
            </span>
            <span className="py-1">
              {t("footer.registration", { registration: maker.registration })}
            </span>
            <span className="py-1">{t("footer.vat", { vat: maker.vat_id })}</span>
            <a className="py-1 hover:text-ink hover:underline" href={`mailto:${maker.email}`}>
              {maker.email}
            </a>
            <span className="py-1 xl:ml-auto">
              {t("footer.questions", { phone: maker.phone, hours: maker.hours })}
            </span>
          </>
        )}
      </div>
    </footer>
  );
}
