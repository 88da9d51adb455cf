import { readFileSync } from "node:fs";
import { type Language, languages, productIds } from "@holeshot/domain";
import { sizes } from "@holeshot/garments";
import { expect, it } from "vitest";
import { localeOf } from "../../lib/i18n/languages.ts";
import { createTranslator, type Messages } from "../../lib/i18n/translator.ts";
import { sizeName } from "./size-name.ts";

type Name = string | Readonly<Record<Language, string>>;
interface Sold {
  readonly properties: readonly {
    readonly id: string;
    readonly values: readonly { readonly id: string; readonly name: Name }[];
  }[];
}

const root = new URL("../../../../../", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), "utf8"));

it.each(languages)(
  "the guide calls sizes as they are called where they are chosen, in %s",
  (language) => {
    const messages = read(`apps/web/src/messages/${language}.json`) as Messages;
    const t = createTranslator(messages, localeOf(language));
    const other: string[] = [];
    for (const product of productIds) {
      const { properties } = read(`catalogue/products/${product}.json`) as Sold;
      const sold = properties.find(({ id }) => id === "size")?.values ?? [];
      for (const { id } of sizes(product)) {
        const name = sold.find((size) => size.id === id)?.name ?? "";
        const chosen = typeof name === "string" ? name : name[language];
        // Of women's and children's letters the group comes first: its table has it in its title.
        if (!` ${chosen}`.endsWith(` ${sizeName(t, id)}`))
          other.push(`${product} ${id}: ${chosen}`);
      }
    }
    expect(other).toEqual([]);
  },
);
