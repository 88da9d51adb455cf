import { expect, it } from "vitest";
import { mergeRosters, overruledBy } from "./merge-rosters.ts";
import {
  addRider,
  changeRider,
  nameRow,
  removeRider,
  replaceGone,
  rosterOf,
  rowsFor,
  setChoice,
  setCount,
  type Roster,
} from "./roster.ts";

type Row = readonly [
  name: string,
  number: string,
  sizes: Readonly<Record<string, string>>,
  choices?: Readonly<Record<string, string>>,
];

/** A sheet as it is opened on what lies in the cart. */
function inCart(
  rows: readonly Row[],
  loose: Readonly<Record<string, number>> = {},
  made?: readonly string[],
): Roster {
  const named = rows.flatMap(([name, number, sizes, choices]) =>
    Object.entries(sizes).map(([id, size]) => ({
      product: { id },
      quantity: 1,
      properties: { ...choices, size },
      rider: { name, number },
    })),
  );
  const others = Object.entries(loose).map(([size, quantity]) => ({
    product: { id: "jersey" },
    quantity,
    properties: { size },
    rider: null,
  }));
  const items = [...named, ...others];
  const waiting = ["jersey", "pants"]
    .filter((id) => items.every(({ product }) => product.id !== id))
    .map((id) => ({ product: { id }, quantity: null, properties: {}, rider: null }));
  return rosterOf([...items, ...waiting], [], made ? { jersey: made } : {});
}

const people = ({ riders }: Roster) =>
  riders.map(({ name, number, sizes }) =>
    [name, number, sizes["jersey"] || "-", sizes["pants"] || "-"].join(" "),
  );

const team: readonly Row[] = [
  ["De Vries", "07", { jersey: "L", pants: "W34" }],
  ["Éloïse", "101", { jersey: "S" }],
  ["Jansen", "101", { pants: "W32" }],
];

it("keeps riders that two added at once, on an empty list and on one that was there", () => {
  const mine = addRider(inCart([]), { name: "Nadia", number: "5", sizes: { jersey: "M" } });
  expect(people(mergeRosters(inCart([]), mine, inCart(team)))).toEqual([
    "Nadia 5 M -",
    "De Vries 07 L W34",
    "Éloïse 101 S -",
    "Jansen 101 - W32",
  ]);
  const base = inCart(team);
  const more = addRider(base, { name: "Nadia", number: "5", sizes: { jersey: "M" } });
  const theirs = inCart([...team, ["Piet", "9", { pants: "W30" }]]);
  const merged = mergeRosters(base, more, theirs);
  expect(people(merged)).toEqual([...people(more), "Piet 9 - W30"]);
  expect(new Set(merged.riders.map(({ key }) => key)).size).toBe(5);
  expect(merged.nextKey).toBeGreaterThan(Math.max(...merged.riders.map(({ key }) => key)));
});

it("takes what each changed of one rider, and of the same cell what stands in the sheet", () => {
  const base = inCart(team);
  const [first] = base.riders;
  const mine = changeRider(base, first?.key ?? 0, { name: "De Vries jr", sizes: { jersey: "XL" } });
  const theirs = inCart([["De Vries", "7", { jersey: "M", pants: "W36" }], ...team.slice(1)]);
  expect(people(mergeRosters(base, mine, theirs))[0]).toBe("De Vries jr 7 XL W36");
});

it("lets go whom they removed, but nobody that was worked on here; removed here is gone, unless changed there", () => {
  const base = inCart(team);
  const keys = base.riders.map(({ key }) => key);
  const mine = changeRider(base, keys[1] ?? 0, { number: "102" });
  expect(people(mergeRosters(base, mine, inCart([])))).toEqual(["Éloïse 102 S -"]);
  const fewer = removeRider(base, keys[0] ?? 0);
  expect(people(mergeRosters(base, fewer, inCart(team)))).toEqual(people(inCart(team.slice(1))));
  const theirs = inCart([["De Vries", "07", { jersey: "XL", pants: "W34" }], ...team.slice(1)]);
  expect(people(mergeRosters(base, fewer, theirs)).toSorted()).toEqual(people(theirs).toSorted());
});

it("never doubles somebody whom both wrote down: one list that both pasted is one list", () => {
  let pasted: Roster = { ...inCart([]), nextKey: 40 };
  for (const [name, number, sizes] of team) pasted = addRider(pasted, { name, number, sizes });
  expect(people(mergeRosters(inCart([]), pasted, inCart(team)))).toEqual(people(inCart(team)));
  // In place of the riders that were there, while a size was changed on the other device.
  const theirs = inCart([["De Vries", "07", { jersey: "XL", pants: "W34" }], ...team.slice(1)]);
  expect(people(mergeRosters(inCart(team), pasted, theirs))).toEqual(people(inCart(team)));
  // What only they know of him is not lost.
  const short = addRider(inCart([]), { name: "de vries ", number: "07", sizes: { jersey: "L" } });
  const both = people(mergeRosters(inCart([]), short, inCart(team.slice(0, 1))));
  expect(both).toEqual(["de vries  07 L W34"]);
});

it("somebody without a number whom both renamed alike is one", () => {
  const base = inCart([["Jef", "", { jersey: "M" }]]);
  const mine = changeRider(base, base.riders[0]?.key ?? 0, { name: "Jozef" });
  const theirs = inCart([["Jozef", "", { jersey: "M" }]]);
  expect(people(mergeRosters(base, mine, theirs))).toEqual(["Jozef  M -"]);
});

it("two riders of one name, or of none, stay two", () => {
  const twins: readonly Row[] = [
    ["Smit", "1", { jersey: "M" }],
    ["Smit", "1", { jersey: "L" }],
  ];
  const base = inCart(twins);
  const theirs = inCart([...twins, ["Smit", "1", { jersey: "S" }]]);
  expect(people(mergeRosters(base, base, theirs))).toEqual([
    "Smit 1 M -",
    "Smit 1 L -",
    "Smit 1 S -",
  ]);
  const blank = addRider(base, { name: "", number: "", sizes: { jersey: "XL" } });
  expect(people(mergeRosters(base, blank, theirs))).toHaveLength(4);
});

it("adds up pieces without a rider as each changed them, and never below none", () => {
  const base = inCart([], { M: 4, L: 2 });
  const mine = setCount(base, "jersey", "M", 6);
  const merged = mergeRosters(base, mine, inCart([], { M: 5, S: 1 }));
  expect(merged.loose["jersey"]).toEqual({ M: 7, L: 0, S: 1 });
  const named = nameRow(base, { sizes: { jersey: "L" } }, { name: "Jef", number: "3" });
  const fewer = mergeRosters(base, named, inCart([], { M: 4 }));
  expect(fewer.loose["jersey"]).toEqual({ M: 4, L: 0 });
  expect(people(fewer)).toEqual(["Jef 3 L -"]);
});

it("follows a choice for all, and for one alone, where none was made here", () => {
  const plain: Row = ["Jef", "3", { jersey: "M" }];
  const base = inCart([plain]);
  const theirs = inCart([["Jef", "3", { jersey: "M" }, { collar: "v" }]]);
  const merged = mergeRosters(base, base, theirs);
  expect(rowsFor(merged, "jersey")[0]?.properties).toEqual({ size: "M", collar: "v" });
  const mine = setChoice(base, "jersey", "collar", "zip");
  expect(people(mergeRosters(base, mine, inCart([])))).toEqual([]);
  const kept = mergeRosters(base, mine, theirs);
  expect(rowsFor(kept, "jersey")[0]?.properties).toEqual({ size: "M", collar: "zip" });
  const two = inCart([plain, ["Nadia", "5", { jersey: "S" }]]);
  const own = inCart([plain, ["Nadia", "5", { jersey: "S" }, { length: "long" }]]);
  const alone = mergeRosters(two, two, own);
  expect(rowsFor(alone, "jersey").map(({ properties }) => properties)).toEqual([
    { size: "M" },
    { size: "S", length: "long" },
  ]);
});

it("makes a newcomer as the sheet says: like everybody, or as chosen where the others are of several kinds", () => {
  const base = inCart([["Jef", "3", { jersey: "M" }]]);
  const mine = addRider(base, { name: "Piet", number: "9", sizes: { jersey: "L" } });
  const piet = (theirs: Roster) =>
    rowsFor(mergeRosters(base, mine, theirs), "jersey").find(({ rider }) => rider?.name === "Piet");
  const all = inCart([
    ["Jef", "3", { jersey: "M" }, { collar: "v" }],
    ["Nadia", "5", { jersey: "S" }, { collar: "v" }],
  ]);
  expect(piet(all)?.properties).toEqual({ size: "L", collar: "v" });
  const several = inCart([
    ["Jef", "3", { jersey: "M" }, { collar: "v" }],
    ["Nadia", "5", { jersey: "S" }],
  ]);
  expect(piet(several)?.properties).toEqual({ size: "L" });
  const merged = rowsFor(mergeRosters(base, mine, several), "jersey");
  expect(merged.map(({ properties }) => properties)).toEqual([
    { size: "M", collar: "v" },
    { size: "L" },
    { size: "S" },
  ]);
});

it("is what stands in the sheet where nobody else changed anything, and theirs where nothing was changed here", () => {
  const base = inCart(team, { M: 2 });
  const mine = removeRider(setCount(base, "jersey", "M", 5), base.riders[1]?.key ?? 0);
  expect(mergeRosters(base, mine, inCart(team, { M: 2 }))).toEqual(mine);
  const theirs = inCart([...team.slice(1), ["Piet", "9", { pants: "W30" }]], { XL: 1 });
  const taken = mergeRosters(base, base, theirs);
  expect(people(taken)).toEqual(people(theirs));
  for (const product of ["jersey", "pants"]) {
    expect(rowsFor(taken, product)).toEqual(rowsFor(theirs, product));
  }
});

it("makes once what both gave another size, because theirs is no longer made", () => {
  const made = ["S", "M", "L"];
  const base = inCart([], { XS: 3, L: 1 }, made);
  const mine = replaceGone(base, "jersey", "XS", "S");
  const there = (loose: Readonly<Record<string, number>>) =>
    mergeRosters(base, mine, inCart([], loose, made));
  // The same size, another one, and one of them besides what was mended.
  expect(there({ S: 3, L: 1 }).loose["jersey"]).toEqual({ S: 3, L: 1 });
  expect(there({ M: 3, L: 1 }).loose["jersey"]).toEqual({ S: 3, M: 0, L: 1 });
  expect(there({ M: 4, L: 1 }).loose["jersey"]).toEqual({ S: 3, M: 1, L: 1 });
  expect(there({ S: 3, L: 2 }).loose["jersey"]).toEqual({ S: 3, L: 2 });
  // Of two sizes that are gone, each mended one.
  const two = inCart([], { XS: 3, XXS: 2 }, made);
  const here = replaceGone(two, "jersey", "XS", "S");
  const merged = mergeRosters(two, here, inCart([], { XS: 3, M: 2 }, made));
  expect(merged.loose["jersey"]).toEqual({ S: 3, M: 2 });
  expect(merged.gone?.["jersey"]).toEqual({ XS: 0 });
});

it("takes the same number, raised by both, for one change; pieces that each names are each one's", () => {
  const base = inCart([], { M: 4 });
  expect(mergeRosters(base, setCount(base, "jersey", "M", 6), inCart([], { M: 6 })).loose).toEqual({
    jersey: { M: 6 },
  });
  const jef = nameRow(base, { sizes: { jersey: "M" } }, { name: "Jef", number: "3" });
  const merged = mergeRosters(base, jef, inCart([["Nadia", "5", { jersey: "M" }]], { M: 3 }));
  expect(merged.loose["jersey"]).toEqual({ M: 2 });
  expect(people(merged)).toEqual(["Jef 3 M -", "Nadia 5 M -"]);
});

it("asks no more for a size that was chosen on the other device, and brings nobody back for one that is gone", () => {
  const made = ["S", "M"];
  const base = inCart(
    [
      ["Jef", "3", { jersey: "XS" }],
      ["Nadia", "5", { jersey: "XS" }],
    ],
    {},
    made,
  );
  expect(base.riders.map(({ unread }) => Object.keys(unread ?? {}))).toEqual([
    ["jersey"],
    ["jersey"],
  ]);
  const merged = mergeRosters(base, base, inCart([["Jef", "3", { jersey: "S" }]], {}, made));
  expect(people(merged)).toEqual(["Jef 3 S -"]);
  expect(merged.riders[0]?.unread ?? {}).toEqual({});
  const without = removeRider(base, base.riders[0]?.key ?? 0);
  expect(people(mergeRosters(base, without, base))).toEqual(["Nadia 5 - -"]);
  const mended = changeRider(base, base.riders[0]?.key ?? 0, { sizes: { jersey: "M" } });
  const kept = mergeRosters(base, mended, base);
  expect(people(kept)).toEqual(["Jef 3 M -", "Nadia 5 - -"]);
  expect(kept.riders.map(({ unread = {} }) => Object.keys(unread))).toEqual([[], ["jersey"]]);
  // Whom both wrote down, here with a size that could not be read.
  const unread = { jersey: { value: "34-36", meant: [] } };
  const piet = addRider(inCart([]), { name: "Piet", number: "9", sizes: { jersey: "" }, unread });
  const both = mergeRosters(inCart([]), piet, inCart([["Piet", "9", { jersey: "M" }]]));
  expect(people(both)).toEqual(["Piet 9 M -"]);
  expect(both.riders[0]?.unread ?? {}).toEqual({});
});

it("knows a name by its letters, however they were composed", () => {
  const base = inCart([]);
  const mine = addRider(base, {
    name: "Éloïse".normalize("NFD"),
    number: "",
    sizes: { jersey: "S" },
  });
  expect(mergeRosters(base, mine, inCart([["Éloïse", "", { jersey: "S" }]])).riders).toHaveLength(
    1,
  );
});

it.each([
  ["another size of the same", { jersey: "M" }, { jersey: "XL" }, ["Éloïse"]],
  ["the same size", { jersey: "M" }, { jersey: "M" }, []],
  ["sizes of different garments", { jersey: "M" }, { jersey: "S", pants: "W30" }, []],
  ["none where the other gave one", { jersey: "" }, { jersey: "XL" }, ["Éloïse"]],
] as const)(
  "of two who gave somebody %s the one is told of the other",
  (_what, here, there, who) => {
    const base = inCart(team);
    const mine = changeRider(base, base.riders[1]?.key ?? 0, { sizes: here });
    const row: Row = ["Éloïse", "101", there];
    const theirs = inCart([team[0] ?? row, row, team[2] ?? row]);
    expect(overruledBy(base, mine, theirs).map(({ name }) => name)).toEqual(who);
  },
);

it("who was left alone here, or there, is nobody to be told of", () => {
  const base = inCart(team);
  const theirs = inCart([["De Vriés", "07", { jersey: "L", pants: "W34" }], ...team.slice(1)]);
  expect(overruledBy(base, base, theirs)).toEqual([]);
  const renamed = changeRider(base, base.riders[1]?.key ?? 0, { name: "Eloise" });
  expect(overruledBy(base, renamed, theirs)).toEqual([]);
  expect(overruledBy(base, renamed, base)).toEqual([]);
});
