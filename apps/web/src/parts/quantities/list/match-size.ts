import { isProductId } from "@holeshot/domain";
import { bodyMeasures, productFacts, sizes as madeSizes, type SizeGroup } from "@holeshot/garments";
import { fold, plain, wordsOf } from "./fold.ts";
import { groupLetters, groups, nothing, sizeNames, sizeWords, years } from "./roster-words.data.ts";

/** What one product offers to be matched: how its column may be called and which sizes there are. */
export interface ListProduct {
  readonly id: string;
  readonly name: string;
  readonly sizes: readonly { readonly id: string; readonly name: string }[];
  /** In which lengths it comes, where that is a choice. */
  readonly lengths?: readonly { readonly id: string; readonly name: string }[];
}

/** A written size that is none, with those it may have meant. */
export interface UnreadSize {
  readonly value: string;
  readonly meant: readonly string[];
  /** It was one once, and is made no more. */
  readonly gone?: true;
}

/** What a cell says: a size, nothing at all, or something that has to be asked about. */
export type SizeReading = { readonly size: string } | UnreadSize | null;

const groupOrder = ["men", "women", "youth"] as const;
const meantShown = 3;
const heightRange = { from: 90, to: 190, step: 6 } as const;

interface Known {
  readonly id: string;
  readonly name: string;
  readonly group: SizeGroup;
  /** S to 4XL without its group; empty for waists and ages. */
  readonly letters: string;
  readonly age: number | null;
  readonly waist: number | null;
  /** In centimetres; only for children, who are bought clothes by it. */
  readonly height: number | null;
}

function numberAfter(id: string, mark: RegExp): number | null {
  const found = mark.exec(id)?.[1];
  return found === undefined ? null : Number(found);
}

function describe(product: ListProduct): Known[] {
  const made = isProductId(product.id) ? product.id : null;
  const groupOf = new Map(
    (made === null ? [] : madeSizes(made)).map(({ id, group }) => [id, group]),
  );
  return product.sizes.map(({ id, name }) => {
    const group = groupOf.get(id) ?? "men";
    const age = numberAfter(id, /^Y(\d+)$/);
    const tall = made !== null && age !== null && groupOf.has(id);
    return {
      id,
      name,
      group,
      letters: /^(?:[WY]-)?(\d*X*[SML])$/.exec(id)?.[1] ?? "",
      age,
      waist: numberAfter(id, /^W(\d+)$/),
      height: tall ? bodyMeasures(made, id, ["height"]).height / 10 : null,
    };
  });
}

/** What is left of a cell once the words around the size are taken off. */
interface Said {
  readonly group: SizeGroup | null;
  readonly years: boolean;
  readonly numbers: readonly number[];
  /** XXL is 2XL; empty when it is no such size. */
  readonly letters: string;
  readonly bare: string;
}

/** 2XL and XXL, XXXS and 3XS. */
function lettersOf(bare: string): string {
  const [whole, count = "", marks = "", end = ""] = /^(\d?)(x*)([sml])$/.exec(bare) ?? [];
  if (whole === undefined) return /^\dx$/.test(bare) ? `${bare.toUpperCase()}L` : "";
  if (end === "m") return whole === "m" ? "M" : "";
  const times = count === "" ? marks.length : Number(count) * Math.max(1, marks.length);
  if (count !== "" && marks.length !== 1) return "";
  if (times === 0) return end.toUpperCase();
  return `${times === 1 ? "" : times}X${end.toUpperCase()}`;
}

function groupOfWord(word: string): SizeGroup | null {
  return groupOrder.find((group) => groups[group].includes(word)) ?? null;
}

/** Whose sizes a column of its own says, where one letter is enough: D, V, W, F; H, M; J, Y. */
export function readGroup(text: string): SizeGroup | null {
  const words = wordsOf(text);
  const [word = ""] = words;
  const letter = groupOrder.find((group) => groupLetters[group].includes(word));
  if (words.length === 1 && letter !== undefined) return letter;
  return words.map(groupOfWord).find((group) => group !== null) ?? null;
}

/** W-M and Y-M are the shop's own way to write whose size it is, DM another; W32 is a waist. */
function marked(bare: string): { group: SizeGroup | null; letters: string } {
  const [, mark, size = ""] = /^([wdy])(\d?x*[sml])$/.exec(bare) ?? [];
  if (mark === undefined) return { group: null, letters: lettersOf(bare) };
  return { group: mark === "y" ? "youth" : "women", letters: lettersOf(size) };
}

function listen(text: string): Said {
  let group: SizeGroup | null = null;
  let inYears = false;
  const rest: string[] = [];
  for (const word of wordsOf(text.replaceAll(/(?:extra|tr[eè]s)[\s-]*/gi, "x"))) {
    const named = groupOfWord(word);
    if (named !== null) group = named;
    else if (years.includes(word)) inYears = true;
    else if (!sizeWords.includes(word) && word !== "cm" && word !== "eu") {
      const [, marks = "", name = word] = /^(x+)(\p{L}{3,})$/u.exec(word) ?? [];
      rest.push(marks + (sizeNames[name] ?? name));
    }
  }
  const bare = rest.join("");
  const said = marked(bare);
  // jr M: the years are whose size it is, not how many.
  if (inYears && said.letters !== "") group ??= "youth";
  const numbers = (fold(text).match(/\d+/g) ?? []).map(Number);
  return { group: group ?? said.group, years: inYears, numbers, letters: said.letters, bare };
}

/** How many letters two words differ by, at most two. */
function nearly(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return one === other;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const tails = [
    [at + 1, at],
    [at, at + 1],
    [at + 1, at + 1],
  ] as const;
  return tails.some(([left, right]) => one.slice(left) === other.slice(right));
}

/** XXL as a person would mistype it, beside 2XL. */
function spellings(letters: string): string[] {
  const count = Number(/^\d/.exec(letters)?.[0] ?? 1);
  return count === 1 ? [letters] : [letters, "X".repeat(count) + letters.slice(2)];
}

/** Reads what people write in the cells of one product's column. */
export class SizeReader {
  readonly #known: readonly Known[];
  /** Counted as gloves are, too. */
  readonly #numbered: boolean;
  /** Whose letters they are where nobody says. */
  readonly #usual: SizeGroup;

  constructor(product: ListProduct) {
    this.#known = describe(product);
    this.#numbered = isProductId(product.id) && productFacts(product.id).lists.byGloveNumber;
    this.#usual = groupOrder.find((group) => this.#offers(group)) ?? "men";
  }

  #offers(group: SizeGroup): boolean {
    return this.#known.some((known) => known.group === group);
  }

  /** Whether it is told apart here whose size it is. */
  get hasGroups(): boolean {
    return new Set(this.#known.map(({ group }) => group)).size > 1;
  }

  read(text: string, cut: SizeGroup | null = null): SizeReading {
    const value = text.trim();
    if (value === "" || nothing.includes(value.toLowerCase())) return null;
    const wanted = cut !== null && this.#offers(cut) ? cut : null;
    const found = this.#exactly(value, wanted) ?? this.#listen(value, wanted);
    return found === null ? { value, meant: this.#meant(value, wanted) } : { size: found.id };
  }

  #exactly(value: string, cut: SizeGroup | null): Known | null {
    const word = plain(value);
    const found = this.#known.filter(({ id, name }) => plain(id) === word || plain(name) === word);
    return found.find(({ group }) => cut === null || group === cut) ?? null;
  }

  #listen(value: string, cut: SizeGroup | null): Known | null {
    const said = listen(value);
    // Somebody who says it twice has to mean the same.
    if (said.group !== null && cut !== null && said.group !== cut) return null;
    const group = said.group ?? cut;
    if (group !== null && !this.#offers(group)) return null;
    const mine = this.#known.filter((known) => group === null || known.group === group);
    if (said.letters !== "") {
      const of = group ?? this.#usual;
      return mine.find((known) => known.letters === said.letters && known.group === of) ?? null;
    }
    const [number] = said.numbers;
    if (number === undefined || said.numbers.length > 1) return null;
    return this.#byNumber(mine, said, number);
  }

  #byNumber(mine: readonly Known[], said: Said, number: number): Known | null {
    if (!/^(?:w|y)?\d+(?:inch|in)?$/.test(said.bare)) return null;
    const age = mine.find((known) => known.age === number) ?? null;
    const tall = mine.find((known) => known.height === number) ?? null;
    const waist = mine.find((known) => known.waist === number) ?? null;
    if (said.years || said.bare.startsWith("y")) return age;
    if (said.bare.startsWith("w")) return waist;
    return waist ?? age ?? tall;
  }

  /** What may have been meant, likeliest first. */
  #meant(value: string, cut: SizeGroup | null): string[] {
    const said = listen(value);
    const group = said.group ?? cut;
    const found = new Set<string>();
    const add = (known: Known | undefined): void => void (known && found.add(known.id));
    for (const half of value.split(/[/&+]|\s-\s|(?<=\d)-(?=\d)/)) {
      if (half === value || half.trim() === "") continue;
      const read = this.read(half, group);
      if (read !== null && "size" in read) found.add(read.size);
    }
    const ordered = this.#known.toSorted(
      (a, b) => Number(b.group === group) - Number(a.group === group),
    );
    for (const known of ordered)
      if (said.letters !== "" && known.letters === said.letters) add(known);
    for (const number of said.numbers) this.#near(number).forEach(add);
    if (said.letters === "" && /[xsml]/.test(said.bare)) this.#alike(said.bare, group).forEach(add);
    if (/^\d+x[sl]$/.test(said.bare)) add(this.#furthest(said.bare, group));
    return [...found].slice(0, meantShown);
  }

  /** Other ways to count: European trouser sizes, heights between two sizes, the numbers of gloves. */
  #near(number: number): Known[] {
    const sameNumber = this.#known.filter(({ age, waist }) => age === number || waist === number);
    const european = this.#known.filter(({ waist }) => waist !== null && waist + 16 === number);
    const { from, to, step } = heightRange;
    const between = this.#known.filter(
      ({ height }) =>
        height !== null && number >= from && number <= to && Math.abs(height - number) < step,
    );
    return [...sameNumber, ...european, ...between, ...this.#gloves(number)];
  }

  /** A glove's 9 is M with the makers of motocross gear and L by the European norm. */
  #gloves(number: number): Known[] {
    if (!this.#numbered) return [];
    const order = ["XS", "S", "M", "L", "XL", "2XL"];
    const letters = [order[number - 7], order[number - 6]];
    return this.#known.filter((known) => known.group === "men" && letters.includes(known.letters));
  }

  #alike(bare: string, group: SizeGroup | null): Known[] {
    const of = group !== null && this.#offers(group) ? group : this.#usual;
    return this.#known.filter(
      (known) =>
        known.group === of &&
        known.letters !== "" &&
        spellings(known.letters).some((spelling) => nearly(bare.toUpperCase(), spelling)),
    );
  }

  #furthest(bare: string, group: SizeGroup | null): Known | undefined {
    const of = group !== null && this.#offers(group) ? group : this.#usual;
    const mine = this.#known.filter((known) => known.group === of && known.letters !== "");
    return bare.endsWith("l") ? mine.at(-1) : mine[0];
  }
}
