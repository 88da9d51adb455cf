import { readFileSync } from "node:fs";
import { type Language, languages, productIds } from "@holeshot/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asLine } from "../../../lib/as-line.ts";
import type { SetProduct } from "../../sets/use-set.ts";
import { lengthsOf, ownLength } from "../lengths.ts";
import { addRider, rosterOf, rowsFor, setCount, type OrderRow, type Roster } from "../roster.ts";
import { sizesOf } from "../sizes-of.ts";
import { takeList } from "../take-list.ts";
import { guessColumns } from "./map-columns.ts";
import { readFile } from "./read-file.ts";
import { readRiders } from "./read-riders.ts";
import { listLines, writeWorkbook } from "./write-list.ts";
import { writtenProducts } from "./written-products.ts";

type Text = string | Readonly<Record<Language, string>>;
interface Sold {
  readonly name: Text;
  readonly properties: readonly {
    readonly id: string;
    readonly name: Text;
    readonly values: readonly { readonly id: string; readonly name: Text }[];
  }[];
}

const root = new URL("../../../../../../", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), "utf8"));
const sold = productIds.map((id) => ({ id, ...(read(`catalogue/products/${id}.json`) as Sold) }));
const messages = (language: Language) =>
  read(`apps/web/src/messages/${language}.json`) as Record<string, string>;

/** What the shop sells, as its answers call it in a language. */
function productsIn(language: Language): SetProduct[] {
  const say = (text: Text): string => (typeof text === "string" ? text : text[language]);
  return sold.map(({ id, name, properties }) => ({
    ...{ id, name: say(name) },
    properties: properties.map((property) => ({
      ...{ id: property.id, name: say(property.name), required: property.id === "size" },
      values: property.values.map((value) => ({ id: value.id, name: say(value.name) })),
    })),
  })) as unknown as SetProduct[];
}

const wordsFor = (language: Language) => {
  const all = messages(language);
  return { name: all["roster.name"] ?? "", number: all["roster.number"] ?? "" };
};

/** Out of the shop as a workbook, and back in as somebody's file. */
async function thereAndBack(roster: Roster, language: Language): Promise<Roster> {
  const products = productsIn(language);
  const lines = listLines(roster, writtenProducts(products, roster), wordsFor(language));
  const [sheet] = await readFile(await writeWorkbook(lines, "List"));
  if (sheet === undefined) throw new Error("no sheet");
  const offered = products.map((product) => ({
    ...{ id: product.id, name: product.name },
    ...{ sizes: sizesOf(product), lengths: lengthsOf(product) },
  }));
  const guess = guessColumns(sheet, offered);
  return takeList(roster, readRiders(sheet, guess, guess.mapping, offered), "replace");
}

/** What is ordered, one line a piece, whatever the sequence. */
function pieces(roster: Roster): string[] {
  const one = ({ properties, rider }: OrderRow): string =>
    JSON.stringify([
      Object.entries(properties).toSorted(([a], [b]) => a.localeCompare(b)),
      rider?.name,
      rider?.number,
    ]);
  return productIds
    .flatMap((product) =>
      rowsFor(roster, product).flatMap((row) =>
        Array.from({ length: row.quantity }, () => `${product} ${one(row)}`),
      ),
    )
    .toSorted();
}

const empty = rosterOf(
  productIds.map((id) => ({
    ...{ product: { id }, quantity: null, rider: null },
    properties: (id === "pants" ? { length: "regular" } : {}) as Record<string, string>,
  })),
);

const word = fc.oneof(
  fc.constantFrom(
    "Naam",
    "Top",
    "=1+1",
    "@home",
    "-",
    "x",
    "Van den Broek; Jr.",
    '"Ace"',
    "O’Neil",
    "L",
    "34",
    "n/a",
    "constructor",
  ),
  fc
    .string({ unit: "grapheme", maxLength: 20 })
    .map(asLine)
    .filter((text) => !/[\uFFFD-\uFFFF]|\p{Cs}/u.test(text)),
);
const number = fc.oneof(
  fc.constantFrom("007", "1", "93", "3-4", "1e3", "", "0"),
  fc.stringMatching(/^\d{1,3}$/),
);
const sizeOf = (id: string) =>
  fc.constantFrom(
    "",
    ...(
      sold.find((each) => each.id === id)?.properties.find((each) => each.id === "size")?.values ??
      []
    ).map((size) => size.id),
  );
const rider = fc.record({
  name: word,
  number,
  sizes: fc.record(Object.fromEntries(productIds.map((id) => [id, sizeOf(id)]))),
  length: fc.constantFrom("regular", "short", "long"),
  collar: fc.constantFrom("crew", "zip"),
});
const loose = fc.array(
  fc.tuple(fc.constantFrom(...productIds), fc.nat(), fc.integer({ min: 1, max: 3 })),
  { maxLength: 3 },
);

function rosterWith(
  riders: readonly (typeof rider extends fc.Arbitrary<infer R> ? R : never)[],
  counts: readonly (readonly [string, number, number])[],
): Roster {
  let roster: Roster = empty;
  for (const { length, collar, ...each } of riders) {
    const long =
      (each.sizes["pants"] ?? "") === "" ? {} : ownLength(roster.choices, {}, "pants", length);
    // What a list does not say stays with whom it is of, as far as it says who that is.
    const named = each.name !== "" || each.number !== "";
    const zip = collar === "zip" && named && (each.sizes["jersey"] ?? "") !== "";
    const own = { ...long, ...(zip && { jersey: { collar } }) };
    roster = addRider(roster, { ...each, ...(Object.keys(own).length > 0 && { own }) });
  }
  for (const [id, nth, count] of counts) {
    const sizes =
      sold.find((each) => each.id === id)?.properties.find((each) => each.id === "size")?.values ??
      [];
    const size = sizes[nth % sizes.length]?.id ?? "";
    if (!roster.riders.some((each) => each.sizes[id] === size))
      roster = setCount(roster, id, size, count);
  }
  return roster;
}

describe("a list that is taken out", () => {
  it.each(languages)("comes back as it was, every piece of it, in %s", async (language) => {
    await fc.assert(
      fc.asyncProperty(fc.array(rider, { maxLength: 8 }), loose, async (riders, counts) => {
        const roster = rosterWith(riders, counts);
        if (pieces(roster).length === 0) return;
        expect(pieces(await thereAndBack(roster, language))).toEqual(pieces(roster));
      }),
      { numRuns: 25 },
    );
  });

  it("keeps what could not be read as it was written", () => {
    const asked = addRider(empty, {
      ...{ name: "Jansen", number: "7", sizes: { jersey: "L", pants: "" } },
      unread: { pants: { value: "enorm", meant: [] } },
    });
    const gone = { ...asked, gone: { gloves: { "XXS-old": 2 } } };
    const [, ...rows] = listLines(gone, writtenProducts(productsIn("nl"), gone), wordsFor("nl"));
    expect(rows[0]?.slice(0, 4)).toEqual(["Jansen", "7", "L", "enorm"]);
    expect(rows.slice(1).map((row) => row.filter((cell) => cell !== ""))).toEqual([
      ["XXS-old"],
      ["XXS-old"],
    ]);
  });

  it("has a column for lengths only where somebody has one of their own, or it is to be filled in", () => {
    const products = productsIn("en");
    const heads = (roster: Roster, all?: boolean) =>
      listLines(roster, writtenProducts(products, roster, all), wordsFor("en"))[0];
    expect(heads(empty)).toEqual(["Name", "No.", "Jersey", "Pants", "Gloves", "Pit shirt"]);
    expect(heads(empty, true)).toEqual([
      "Name",
      "No.",
      "Jersey",
      "Jersey length",
      "Pants",
      "Pants length",
      "Gloves",
      "Pit shirt",
    ]);
    const long = addRider(empty, {
      name: "A",
      number: "",
      sizes: { pants: "W32" },
      own: { pants: { length: "long" } },
    });
    expect(heads(long)).toContain("Pants length");
  });
});
