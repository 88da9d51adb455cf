import { execFileSync } from "node:child_process";
import type { CountryCode, Language, ProductId } from "@holeshot/domain";
import { expect, it } from "vitest";
import { hasPoppler } from "../../testing/index.ts";
import { chosenUnits } from "./pack-choice.ts";
import { labelsToPrint, setWith, unitToPrint } from "./testing/order-to-print.ts";

/** Sizes whose ids say nothing to whoever wears them. */
const sizes = ["W-2XL", "W-S", "Y8"];
const jerseys = sizes.map((size): Made => ({ product: "jersey", size }));

interface Made {
  readonly product: ProductId;
  readonly size: string;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly design?: string;
  readonly unnamed?: boolean;
}

/** The text of each label, read by another program. */
async function labels(
  country: CountryCode,
  language: Language,
  made: readonly Made[] = jerseys,
  how = "-layout",
): Promise<Map<string, string>> {
  const units = made.map((one, index) =>
    unitToPrint({
      position: index + 1,
      product: one.product,
      size: one.size,
      quantity: 2,
      properties: { size: one.size, ...one.chosen },
      rider: one.unnamed === true ? null : { name: "KIM", number: "7" },
      designName: one.design ?? "Team Lierop",
      setId: setWith(one.product, one.size),
    }),
  );
  const texts = new Map<string, string>();
  for (const [path, input] of await labelsToPrint(units, language, country))
    texts.set(path, execFileSync("pdftotext", [how, "-", "-"], { input, encoding: "utf8" }));
  return texts;
}

if (!hasPoppler) console.warn("\nSKIPPED: pdftotext not installed.\n");

it.skipIf(!hasPoppler).each([
  ["nl", ["Dames S", "Dames 2XL", "8 jaar"]],
  ["fr", ["Femme S", "Femme 2XL", "8 ans"]],
  ["dk", ["Dame S", "Dame 2XL", "8 år"]],
  ["se", ["Women S", "Women 2XL", "8 years"]],
  [
    "be",
    ["Dames S", "Femme S", "Damen S", "8 jaar", "8 ans", "8 Jahre", "Shirt / Maillot / Trikot"],
  ],
] as const)("a label sewn in for %s names sizes in its languages", async (country, words) => {
  const sewnIn = (await labels(country, "en")).get("labels/sewn-in.pdf") ?? "";
  for (const word of words) expect(sewnIn).toContain(word);
  for (const id of sizes) expect(sewnIn).not.toMatch(new RegExp(`\\b${id}\\b`));
});

it.skipIf(!hasPoppler).each([
  ["nl", ["Jeugd S", "Jeugd 2XS"]],
  ["de", ["Jugend S", "Jugend 2XS"]],
  ["dk", ["Børn S", "Børn 2XS"]],
  ["fr", ["Enfant S", "Enfant 2XS"]],
  ["se", ["Youth S", "Youth 2XS"]],
] as const)("gloves of the young have sizes in words for %s", async (country, words) => {
  const gloves = ["Y-S", "Y-2XS"].map((size): Made => ({ product: "gloves", size }));
  const all = await labels(country, country === "se" ? "en" : country, gloves);
  for (const [file, text] of all) {
    for (const word of words) expect(text.replaceAll("\u00a0", " "), file).toContain(word);
    expect(text, file).not.toContain("Y-");
  }
});

const animal = "Contains non-textile parts of animal origin";

/** What a label says of the garment that it is sewn into, and what is not true of that one. */
const fibres: readonly (readonly [string, Made, readonly string[], readonly string[]])[] = [
  [
    "a jersey",
    { product: "jersey", size: "L" },
    ["Shell 100 % polyester", "Machine wash"],
    ["leather", animal, "88 %"],
  ],
  [
    "a stretch jersey",
    { product: "jersey", size: "L", chosen: { fabric: "stretch" } },
    ["Shell 88 % polyester, 12 % elastane"],
    ["leather", "Shell 100 %"],
  ],
  [
    "pants as they come",
    { product: "pants", size: "W32" },
    [
      "Shell 100 % polyester",
      "Inner knee leather",
      animal,
      "Treat leather parts with leather balm.",
    ],
    ["aramid"],
  ],
  [
    "pants with aramid at the knee",
    { product: "pants", size: "W32", chosen: { "inner-knee": "aramid", fabric: "stretch" } },
    ["Inner knee 100 % aramid", "Shell 92 % polyester, 8 % elastane"],
    ["leather", animal, "Shell 100 %"],
  ],
  [
    "gloves, whose palm is synthetic",
    { product: "gloves", size: "L" },
    ["Palm 60 % polyamide, 40 % polyurethane"],
    ["leather", animal],
  ],
];

it.skipIf(!hasPoppler).each(fibres)("fibres and care of %s", async (_, made, said, unsaid) => {
  const sewnIn = (await labels("se", "en", [made])).get("labels/sewn-in.pdf") ?? "";
  const text = sewnIn.replaceAll(/\s+/g, " ");
  for (const words of said) expect(text).toContain(words);
  for (const words of unsaid) expect(text).not.toContain(words);
});

/** As the regulation has it in each language (EU 1007/2011, article 12). */
it.skipIf(!hasPoppler).each([
  ["nl", "Bevat niet uit textiel bestaande delen van dierlijke oorsprong"],
  ["de", "Enthält nichttextile Teile tierischen Ursprungs"],
  ["dk", "Indeholder ikke-tekstildele af animalsk oprindelse"],
  ["fr", "Contient des parties non textiles d’origine animale"],
  ["se", animal],
] as const)("leather is told in the words of the law for %s", async (country, words) => {
  const all = await labels(country, "en", [{ product: "pants", size: "W32" }]);
  const sewnIn = (all.get("labels/sewn-in.pdf") ?? "").replaceAll(/\s+/g, " ");
  expect(sewnIn.replaceAll("- ", "-")).toContain(words);
});

it.skipIf(!hasPoppler)("bags and carton name sizes in the workshop's language", async () => {
  const all = await labels("de", "fr");
  for (const file of ["labels/bags.pdf", "labels/carton.pdf"]) {
    const text = (all.get(file) ?? "").replaceAll("\u00a0", " ");
    for (const word of ["Femme S", "Femme 2XL", "8 ans"]) expect(text, file).toContain(word);
    for (const id of sizes) expect(text, file).not.toMatch(new RegExp(`\\b${id}\\b`));
  }
});

it.skipIf(!hasPoppler)(
  "a carton lists sizes smallest first, in French with its spaces",
  async () => {
    const carton = (await labels("fr", "fr")).get("labels/carton.pdf") ?? "";
    const text = carton.replaceAll("\u00a0", " ");
    expect(text).toContain("Vêtements : 6");
    expect(text).toMatch(/Maillot : .*2 × Femme S, 2 × Femme 2XL/);
  },
);

it.skipIf(!hasPoppler)("what is made once more keeps its number of its line", async () => {
  const gloves = { product: "gloves", size: "L", quantity: 3, position: 1 } as const;
  const all = chosenUnits([unitToPrint({ ...gloves, setId: setWith("gloves") })], { line: 1 });
  const some = chosenUnits(all, { line: 1, copies: 2, garments: [2, 3] });
  expect(some.map(({ quantity }) => quantity)).toEqual([2]);
  const texts = async (units: typeof all) =>
    [...(await labelsToPrint(units, "en"))].map(([path, input]) => [
      path,
      execFileSync("pdftotext", ["-", "-"], { input, encoding: "utf8" }),
    ]);
  const [[, bags = ""] = [], , [, sewn = ""] = []] = await texts(some);
  expect(bags.match(/\d\/\d/g)).toEqual(["2/3", "3/3"]);
  expect(sewn.match(/000001 \/ 1 \/ \d/g)).toEqual(["000001 / 1 / 2", "000001 / 1 / 3"]);
  const [[, whole = ""] = []] = await texts(all);
  expect(whole.match(/\d\/\d/g)).toEqual(["1/3", "2/3", "3/3"]);
});

it.skipIf(!hasPoppler)("a bag's design can be read, however long its name is", async () => {
  const design = "Motorsportvereniging De Peelrand-Oosterhout & Łódź 2026 raci";
  const made = [false, true].map((unnamed): Made => ({ ...jerseys[1], design, unnamed }) as Made);
  const bags = (await labels("nl", "en", made, "-bbox")).get("labels/bags.pdf") ?? "";
  const words = [...bags.matchAll(/yMin="([\d.]+)".* yMax="([\d.]+)">(.*)<\/word>/g)];
  expect(words.map(([, , , word]) => word)).toContain("Motorsportvereniging");
  expect(words.map(([, , , word]) => word)).toContain("00000000");
  const heights = words.map(([, top, bottom]) => Number(bottom) - Number(top));
  // Letters of 6.4 points, four fifths of 8, take 10 of a line.
  expect(Math.min(...heights)).toBeGreaterThan(9.9);
  // A bag is 141.7 points high.
  expect(Math.max(...words.map(([, , bottom]) => Number(bottom)))).toBeLessThan(138);
});

it.skipIf(!hasPoppler)(
  "a name and an address are read in Greek and Cyrillic letters, too",
  async () => {
    const to = { street: "Οδός Αθηνάς", city: "Αθήνα" };
    const contact = { first_name: "Иван", last_name: "Щёголев-Smith" };
    const papers = await labelsToPrint([unitToPrint()], "en", "gr", false, { to, contact });
    const input = papers.get("labels/carton.pdf") ?? new Uint8Array();
    const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input, encoding: "utf8" });
    for (const words of ["Иван Щёголев-Smith", "Οδός Αθηνάς 1", "Αθήνα"])
      expect(text).toContain(words);
    const faces = (bytes: Uint8Array) =>
      execFileSync("pdffonts", ["-"], { input: bytes, encoding: "utf8" }).match(/[A-Z]{6}\+\w+/g);
    expect(faces(input)).toEqual([
      expect.stringContaining("Saira"),
      expect.stringContaining("SofiaSans"),
      expect.stringContaining("Saira"),
    ]);
    // A paper without such letters holds no other face.
    const plain = (await labelsToPrint([unitToPrint()], "en", "gr")).get("labels/carton.pdf");
    expect(faces(plain ?? new Uint8Array())?.join()).not.toContain("Sofia");
  },
);
