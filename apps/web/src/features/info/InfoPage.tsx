import { useCountries } from "../../lib/countries.ts";
import { useFormat } from "../../lib/format.ts";
import { localeOf } from "../../lib/i18n/languages.ts";
import { useLanguage, useT } from "../../lib/i18n/language-store.ts";
import { isInfoTopic, type InfoTopic } from "../../lib/info-topics.ts";
import { useParams } from "../../lib/navigation/use-place.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { type ShopFacts, useShopQuery } from "../../lib/shop/use-shop.ts";
import { LoadFailed } from "../../parts/LoadFailed.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { deliveryCosts } from "./delivery-costs.ts";
import { infoTexts, type InfoPart } from "./info-texts.ts";
import { SizeTables } from "./SizeTables.tsx";

export function InfoPage() {
  const { topic } = useParams("/info/:topic");
  return isInfoTopic(topic) ? <Topic topic={topic} /> : null;
}

function Topic({ topic }: { topic: InfoTopic }) {
  const t = useT();
  const { title, parts } = infoTexts[topic];
  usePageTitle(t(title));
  const shop = useShopQuery();
  return (
    <article className="page-x page-width w-full py-8 md:py-12">
      <h1 className="type-h1">{t(title)}</h1>
      {shop.isError && shop.data === undefined ? (
        <LoadFailed onRetry={() => void shop.refetch()} />
      ) : (
        <div className="mt-7 max-w-[68ch] border-t border-line">
          {parts.map((part) => (
            <section key={part.head} className="border-b border-line py-6">
              <h2 className="type-h3-page">{t(part.head)}</h2>
              {shop.data === undefined ? (
                <Skeleton className="mt-3 h-5 w-full" />
              ) : (
                <PartText part={part} shop={shop.data} />
              )}
            </section>
          ))}
        </div>
      )}
      {topic === "sizes" && <SizeTables />}
    </article>
  );
}

/** The shop's own facts fill the texts: nothing that the owner can change stands in them. */
function PartText({ part, shop }: { part: InfoPart; shop: ShopFacts }) {
  const t = useT();
  const costs = useDeliveryCosts(shop);
  const { maker, production_working_days, invoice_days } = shop;
  const facts = {
    email: maker.email,
    phone: maker.phone,
    production: production_working_days,
    invoice: invoice_days,
  };
  return (
    <p className="mt-2 type-lead whitespace-pre-line text-mute">
      {part.text === "delivery_costs" ? costs : t(part.text, facts)}
    </p>
  );
}

function useDeliveryCosts(shop: ShopFacts): string {
  const t = useT();
  const { money } = useFormat();
  const language = useLanguage();
  const countries = useCountries();
  const list = new Intl.ListFormat(localeOf(language), { type: "conjunction" });
  return deliveryCosts(shop, {
    t,
    money,
    nameOf: (code) =>
      countries.find((country) => country.code === code)?.name ?? code.toUpperCase(),
    join: (names) => list.format(names),
  });
}
