import { euCountries } from "@holeshot/domain";
import type { Format } from "../../lib/format.ts";
import type { Translate } from "../../lib/i18n/translator.ts";
import type { ZoneMethod } from "../../lib/shop/facts.ts";
import type { ShopFacts } from "../../lib/shop/use-shop.ts";

interface Words {
  t: Translate;
  money: Format["money"];
  /** The name of a country by its code. */
  nameOf: (code: string) => string;
  /** Joins names as the language does: `België, Duitsland en Luxemburg`. */
  join: (names: readonly string[]) => string;
}

/** What delivery costs, a line for each zone, as the checkout will charge it. */
export function deliveryCosts({ shipping_zones }: ShopFacts, words: Words): string {
  const named = new Set<string>();
  const served = shipping_zones.filter(({ methods }) => methods.length > 0);
  const lines = served.map(({ countries, methods }) => {
    const rest = [...euCountries].filter((code) => !named.has(code));
    for (const code of countries) named.add(code);
    // Two dozen names say less than what they have in common.
    const isRest =
      rest.length > 3 &&
      rest.length === countries.length &&
      rest.every((code) => countries.includes(code));
    const where = isRest
      ? words.t("info.delivery.other_eu")
      : words.join(countries.map(words.nameOf));
    const texts = methods.map((method) => methodText(method, words));
    const all = texts.reduce((first, next) => words.t("info.delivery.methods", { first, next }));
    return words.t("info.delivery.zone", { where, methods: all });
  });
  return lines.join("\n");
}

function methodText(method: ZoneMethod, { t, money }: Words): string {
  const { price, free_from, available_from } = method;
  const said = {
    method: method.name,
    price: price === 0 ? t("totals.free").toLocaleLowerCase() : money(price),
  };
  if (free_from !== null) {
    return t("info.delivery.free_from", { ...said, amount: money(free_from) });
  }
  if (available_from !== null) {
    return t("info.delivery.available_from", { ...said, amount: money(available_from) });
  }
  return t("info.delivery.method", said);
}
