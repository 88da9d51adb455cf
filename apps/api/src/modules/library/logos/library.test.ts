import { readFileSync } from "node:fs";
import { isOneColour, readSvg } from "@holeshot/artwork";
import { describe, expect, test } from "vitest";
import { logoLibrary } from "./library.ts";
import { distance, fold, wordsOf } from "./words.ts";

const library = logoLibrary();

function first(search: string): string | undefined {
  return library.list({ search, offset: 0, limit: 1 }).marks[0]?.id;
}

describe("the library", () => {
  test("holds several hundred marks, all countries' flags and our own drawings", () => {
    const { marks } = library.index;
    const count = (category: string): number =>
      marks.filter((mark) => mark.category === category).length;
    expect(marks.length).toBeGreaterThan(450);
    expect(count("flags")).toBeGreaterThanOrEqual(249);
    expect(count("plates")).toBeGreaterThanOrEqual(16);
    expect(count("frames")).toBeGreaterThanOrEqual(7);
    const own = marks.filter(({ licence }) => licence === "drawn for this shop");
    expect(own.length).toBeGreaterThan(120);
    expect(own.filter(({ category }) => category === "flags")).toHaveLength(40);
  });

  test("holds no marks of others: they are listed no more, and kept for designs that show them", async () => {
    const { marks, withdrawn } = library.index;
    expect(marks.filter(({ path }) => path.includes("simple-icons"))).toEqual([]);
    expect(
      [...withdrawn.values()].filter(({ path }) => path.includes("simple-icons")),
    ).toHaveLength(148);
    for (const id of withdrawn.keys()) {
      expect(
        marks.some((mark) => mark.id === id),
        id,
      ).toBe(false);
      expect(library.has(id), id).toBe(true);
      expect(await library.file(id), id).toMatch(/^<svg /);
    }
  });

  test("what is drawn here is named in every language and prints as areas of plain colour", () => {
    const own = library.index.marks.filter(({ path }) => /own\/(?:sport|flags)\//.test(path));
    expect(own.length).toBe(77);
    for (const mark of own) {
      for (const name of Object.values(mark.names)) expect(name.length, mark.id).toBeGreaterThan(2);
      const text = readFileSync(mark.path, "utf8");
      expect(text.length, mark.id).toBeLessThan(24_000);
      const read = readSvg(text);
      if (!read.ok) throw new Error(`${mark.id}: ${read.reason}`);
      expect(read.dropped, mark.id).toEqual([]);
      expect(read.image.images, mark.id).toEqual([]);
      expect(
        read.image.items.every(({ kind }) => kind === "fill"),
        mark.id,
      ).toBe(true);
      // A mark of the sport takes any colour; a flag keeps its own.
      expect(isOneColour(read.image), mark.id).toBe(mark.category !== "flags");
    }
  });

  test("every drawing can be read whole, and shows something", async () => {
    // Saint Helena's parts and Nicaragua ask for what only a screen can do: a mask, a veil over a group.
    const known: Readonly<Record<string, readonly string[]>> = {
      "flag-sh-ac": ["mask"],
      "flag-ni": ["group_opacity"],
    };
    for (const mark of library.index.marks) {
      const read = readSvg(readFileSync(mark.path, "utf8"));
      if (!read.ok) throw new Error(`${mark.id}: ${read.reason}`);
      expect(read.dropped, mark.id).toEqual(known[mark.id] ?? []);
    }
  });

  test("files are rebuilt, cut to the drawing, and the same each time", async () => {
    const file = (await library.file("chain-run")) ?? "";
    const read = readSvg(file);
    if (!read.ok) throw new Error(read.reason);
    expect(file).not.toContain("<title");
    expect(isOneColour(read.image)).toBe(true);
    expect(read.image.width / read.image.height).toBeGreaterThan(2);
    expect(await library.file("chain-run")).toBe(file);
    expect(await library.file("no-such-mark")).toBeUndefined();
  });

  test("names are in the asked language", () => {
    const { marks } = library.list({ search: "duitsland", offset: 0, limit: 1 });
    expect(marks[0]?.names).toMatchObject({ nl: "Duitsland", en: "Germany", dk: "Tyskland" });
  });

  test("pages meet without gap or repetition", () => {
    const seen: string[] = [];
    let offset: number | undefined = 0;
    while (offset !== undefined) {
      const page = library.list({ category: "flags", offset, limit: 40 });
      seen.push(...page.marks.map(({ id }) => id));
      offset = page.next;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(
      library.index.marks.filter(({ category }) => category === "flags").map(({ id }) => id),
    );
  });
});

/** Words in five languages, with slips and without accents, and the mark that must come first. */
const queries: readonly (readonly [language: string, search: string, id: string])[] = [
  ["nl", "finishvlag", "chequered-flag"],
  ["nl", "vlam", "flame"],
  ["nl", "bliksem", "lightning"],
  ["nl", "nummerbord voor", "plate-front"],
  ["nl", "bandenspoor", "tyre-track"],
  ["nl", "modder", "mud-splash"],
  ["nl", "kroon", "crown"],
  ["nl", "crossbril", "goggles"],
  ["nl", "tandwiel", "sprocket-race"],
  ["nl", "nederland", "nation-nl"],
  ["nl", "holland", "nation-nl"],
  ["nl", "schotland", "flag-gb-sct"],
  ["nl", "tsjechie", "nation-cz"],
  ["nl", "schedel", "skull"],
  ["nl", "blixem", "lightning"],
  ["en", "chequered flag", "chequered-flag"],
  ["en", "checkered flag", "chequered-flag"],
  ["en", "lightning", "lightning"],
  ["en", "lightening", "lightning"],
  ["en", "tire track", "tyre-track"],
  ["en", "goggles", "goggles"],
  ["en", "sprocket", "sprocket-race"],
  ["en", "sproket", "sprocket-race"],
  ["en", "sponsor frame", "frame-plain"],
  ["en", "left side plate", "plate-mx-side-left"],
  ["en", "mountainrange", "mountain-range"],
  ["en", "mountain range", "mountain-range"],
  ["en", "number one", "number-one"],
  ["en", "usa", "nation-us"],
  ["en", "united kingdom", "nation-gb"],
  ["de", "zielflagge", "chequered-flag"],
  ["de", "blitz", "lightning"],
  ["de", "reifenspur", "tyre-track"],
  ["de", "schlamm", "mud-splash"],
  ["de", "deutschland", "nation-de"],
  ["de", "österreich", "nation-at"],
  ["de", "osterreich", "nation-at"],
  ["de", "totenkopf", "skull"],
  ["de", "werkzeug", "tools"],
  ["de", "schraubenschlussel", "tool"],
  ["de", "kettenrad", "sprocket-race"],
  ["de", "sponsorenfeld", "frame-plain"],
  ["dk", "målflag", "chequered-flag"],
  ["dk", "malflag", "chequered-flag"],
  ["dk", "lyn", "lightning"],
  ["dk", "dækspor", "tyre-track"],
  ["dk", "daekspor", "tyre-track"],
  ["dk", "danmark", "nation-dk"],
  ["dk", "dannebrog", "nation-dk"],
  ["dk", "kranium", "skull"],
  ["dk", "styr", "handlebar"],
  ["dk", "vinge", "wing-blades"],
  ["fr", "drapeau à damier", "chequered-flag"],
  ["fr", "etoile", "star"],
  ["fr", "éclair", "lightning"],
  ["fr", "flamme", "flame"],
  ["fr", "couronne", "crown"],
  ["fr", "allemagne", "nation-de"],
  ["fr", "belgique", "nation-be"],
  ["fr", "tete de mort", "skull"],
  ["fr", "casque", "helmet-race"],
  ["fr", "papillon", "butterfly"],
  ["fr", "crampons", "tread-knobbly"],
];

describe("search", () => {
  test("there are sixty words or more in five languages", () => {
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(new Set(queries.map(([language]) => language)).size).toBe(5);
  });

  test.each(queries)("%s %s", (_, search, id) => {
    expect(first(search)).toBe(id);
  });

  test.each(["xqzzyv", "!!", "kawasaki", "yamaha", "red bull", "instagram", "123456789"])(
    "%s finds nothing",
    (search) => {
      expect(first(search)).toBeUndefined();
    },
  );

  test("a category narrows a search, and finds its own marks by its name", () => {
    const { marks } = library.list({ search: "ster", category: "stars", offset: 0, limit: 100 });
    expect(marks.length).toBeGreaterThan(4);
    expect(marks.every(({ category }) => category === "stars")).toBe(true);
    const plates = library.list({ search: "startnummer", offset: 0, limit: 100 }).marks;
    expect(plates.filter(({ category }) => category === "plates").length).toBeGreaterThanOrEqual(8);
  });
});

describe("words", () => {
  test("are compared without case, accents and ligatures", () => {
    expect(fold("Éclair ŒUF Straße Ærø")).toBe("eclair oeuf strasse aero");
    expect(wordsOf("Red-Bull  24/7")).toEqual(["red", "bull", "24", "7"]);
  });

  test.each([
    ["honda", "honda", 0],
    ["hunda", "honda", 1],
    ["hodna", "honda", 1],
    ["hnda", "honda", 1],
    ["hondaa", "honda", 1],
    ["ktm", "bmw", 3],
  ])("%s is %s but for %d", (a, b, most) => {
    expect(distance(a, b, 2)).toBe(Math.min(most, 3));
  });
});
