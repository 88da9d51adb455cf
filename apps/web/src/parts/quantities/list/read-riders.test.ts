import { describe, expect, it } from "vitest";
import { guessColumns, type Mapping } from "./map-columns.ts";
import { correctionKey, readRiders } from "./read-riders.ts";
import { readText } from "./read-text.ts";

const same = (...ids: string[]) => ids.map((id) => ({ id, name: id }));
const women = ["S", "M", "L"].map((id) => ({ id: `W-${id}`, name: `Dames ${id}` }));
const waists = ["30", "32", "34"].map((name) => ({ id: `W${name}`, name }));
const letters = same("S", "M", "L", "XL", "2XL");
const jersey = { id: "jersey", name: "Shirt", sizes: [...letters, ...women] };
const pants = { id: "pants", name: "Broek", sizes: waists };
const gloves = { id: "gloves", name: "Handschoenen", sizes: [...letters, ...women] };
const two = [jersey, pants];
const all = [jersey, pants, gloves];

function read(text: string, products = two, change: Mapping = {}) {
  const sheet = readText(text);
  const guess = guessColumns(sheet, products);
  return readRiders(sheet, guess, { ...guess.mapping, ...change }, products);
}

const short = (text: string, products = two) =>
  read(text, products).map(({ name, number, sizes }) => [name, number, sizes]);

describe("a list without headings", () => {
  it("is read by the order of the columns", () => {
    expect(short("De Vries\t47\tL\t34\r\nVan Dijk\t8\tM\t32\r\n")).toEqual([
      ["De Vries", "47", { jersey: "L", pants: "W34" }],
      ["Van Dijk", "8", { jersey: "M", pants: "W32" }],
    ]);
    expect(short('"Vries, de",47,dames m,W34')).toEqual([
      ["Vries, de", "47", { jersey: "W-M", pants: "W34" }],
    ]);
  });

  it("is read by what stands in the columns when they come in another order", () => {
    expect(short("34;L;47;De Vries\n32;M;8;Van Dijk\n32;S;112;Smit")).toEqual([
      ["De Vries", "47", { jersey: "L", pants: "W34" }],
      ["Van Dijk", "8", { jersey: "M", pants: "W32" }],
      ["Smit", "112", { jersey: "S", pants: "W32" }],
    ]);
    expect(short("De Vries;47;34;L\nVan Dijk;8;32;M")).toEqual([
      ["De Vries", "47", { jersey: "L", pants: "W34" }],
      ["Van Dijk", "8", { jersey: "M", pants: "W32" }],
    ]);
  });

  it("takes a rider called Van den Broek for no heading", () => {
    expect(short("Van den Broek;47;L;34\nShirt;8;M;32").map(([name]) => name)).toEqual([
      "Van den Broek",
      "Shirt",
    ]);
  });

  it("takes a rider whose name is also a heading for a rider", () => {
    expect(short("Top;L\nSmit;M").map(([name]) => name)).toEqual(["Top", "Smit"]);
  });

  it("gives the only size to everything that comes in it, and keeps zeros in front", () => {
    expect(short("De Vries;047;L\nVan Dijk;008;M", all)).toEqual([
      ["De Vries", "047", { jersey: "L", gloves: "L" }],
      ["Van Dijk", "008", { jersey: "M", gloves: "M" }],
    ]);
  });
});

describe("headings", () => {
  it("order what is offered beside a kit only in a column that names it", () => {
    const offered = [...all, { id: "pit-shirt", name: "Pitshirt", sizes: letters }];
    const kit = { jersey: "L", gloves: "L" };
    expect(short("Naam;Nummer;Maat\nDe Vries;47;L", offered)).toEqual([["De Vries", "47", kit]]);
    expect(short("De Vries;47;L\nVan Dijk;8;L", offered).map(([, , sizes]) => sizes)).toEqual([
      kit,
      kit,
    ]);
    expect(short("Naam;Nummer;Maat;Pitshirt\nDe Vries;47;L;M", offered)).toEqual([
      ["De Vries", "47", { ...kit, "pit-shirt": "M" }],
    ]);
  });

  it("name a product by several words, and are not read by one of them", () => {
    const pitShirt = { id: "pit-shirt", name: "T-shirt paddock", sizes: letters };
    for (const heading of ["Pit shirt", "Maat pit-shirt", "T-shirt paddock", "Paddock shirt maat"])
      expect(short(`Naam;Nummer;Shirt;${heading}\nDe Vries;47;L;M`, [jersey, pitShirt])).toEqual([
        ["De Vries", "47", { jersey: "L", "pit-shirt": "M" }],
      ]);
  });

  it.each([
    "Naam;Nummer;Shirt;Broek;Handschoenen",
    "Rijder;Nr.;Maat shirt;Maat broek;Maat handschoenen",
    "Name;Number;Jersey size;Pants;Gloves",
    "Rider;#;Jersey;Trousers (inch);Glove size",
    "Fahrer;Startnummer;Trikotgröße;Hosengröße;Handschuhe",
    "NAME;Nr;Trikot Gr.;Hose;Handschuhgröße",
    "Navn;Nummer;Trøje;Bukser;Handsker",
    "Kører;Startnr;Trøjestørrelse;Str. bukser;Handske str.",
    "Nom;Numéro;Maillot;Pantalon;Gants",
    "Pilote;N°;Taille maillot;Taille du pantalon;Taille gants",
  ])("%s name the columns, whichever comes first", (heads) => {
    const row = "Jansen;007;Large;32;xl";
    const expected = ["Jansen", "007", { jersey: "L", pants: "W32", gloves: "XL" }];
    expect(short(`${heads}\n${row}`, all)).toEqual([expected]);
    const turned = [heads, row].map((line) => line.split(";").toReversed().join(";")).join("\n");
    expect(short(turned, all)).toEqual([expected]);
  });

  it.each(["Maat", "Size", "Größe", "Størrelse", "Taille", "Maat kleding"])(
    "%s alone is the size of everything that comes in it",
    (head) => {
      expect(short(`Naam;Nr;${head}\nA;1;L\nB;2;dames m`, all)).toEqual([
        ["A", "1", { jersey: "L", gloves: "L" }],
        ["B", "2", { jersey: "W-M", gloves: "W-M" }],
      ]);
    },
  );

  it("keep the size of all out of what has a column of its own", () => {
    expect(short("Naam;Maat;Broek\nA;L;32", all)).toEqual([
      ["A", "", { jersey: "L", gloves: "L", pants: "W32" }],
    ]);
  });

  it("show a size that fits nothing rather than drop it", () => {
    const [rider] = read("Naam;Maat\nA;enorm");
    expect(rider?.unread).toEqual({ jersey: { value: "enorm", meant: [] } });
  });

  it.each([
    ["Voornaam;Tussenvoegsel;Achternaam;Nr", "Jan;van der;Berg;1", "Jan van der Berg"],
    ["Vorname;Name;Nr", "Jürgen;Groß;1", "Jürgen Groß"],
    ["Nom;Prénom;Numéro", "Lefèvre;Chloé;1", "Chloé Lefèvre"],
    ["First name;Surname;No", "Ann;Lee;1", "Ann Lee"],
    ["Fornavn;Efternavn;Nr", "Søren;Bæk;1", "Søren Bæk"],
    ["Voornaam;Achternaam;Rugnaam;Nr", "Jan;Berg;JANNEMAN;1", "JANNEMAN"],
    ["Voornaam;Nr", "Jan;1", "Jan"],
  ])("%s make one name", (heads, row, name) => {
    expect(short(`${heads}\n${row}`)[0]?.[0]).toBe(name);
  });

  it("say whose sizes they are, in the heading or in a column", () => {
    expect(short("Naam;Shirt dames\nA;M")).toEqual([["A", "", { jersey: "W-M" }]]);
    expect(short("Naam;Geslacht;Shirt;Broek\nA;V;M;32\nB;M;M;34")).toEqual([
      ["A", "", { jersey: "W-M", pants: "W32" }],
      ["B", "", { jersey: "M", pants: "W34" }],
    ]);
    const [rider] = read("Naam;D/H;Shirt\nA;?;M");
    expect(rider?.unread).toEqual({ jersey: { value: "M (?)", meant: ["M"] } });
    const [lady] = read("Naam;D/H;Shirt\nA;D;XXL");
    expect(lady?.unread).toEqual({ jersey: { value: "XXL (D)", meant: ["2XL"] } });
  });

  it("stand below a title, and other columns are nobody's", () => {
    const text = "Teamlijst 2026\n\nNaam;Telefoon;Helm;Nr;Shirt;Leeftijd\nA;0612;L;12;M;32";
    const sheet = readText(text);
    const { mapping, columns } = guessColumns(sheet, two);
    expect(mapping).toEqual({ name: 0, number: 3, "size:jersey": 4 });
    expect(columns[1]).toEqual({ index: 1, heading: "Telefoon", samples: ["0612"], cut: null });
    expect(read(text).map(({ row, name, number }) => [row, name, number])).toEqual([
      [4, "A", "12"],
    ]);
  });

  it("that say nothing are helped by what stands below them", () => {
    expect(short("Naam;Nr;Boven;Onder\nA;1;L;32\nB;2;M;34")).toEqual([
      ["A", "1", { jersey: "L", pants: "W32" }],
      ["B", "2", { jersey: "M", pants: "W34" }],
    ]);
  });

  it("give way to what somebody chose", () => {
    const [rider] = read("Naam;Nr;Shirt;Reserve\nA;1;L;M", two, { "size:jersey": 3 });
    expect(rider?.sizes).toEqual({ jersey: "M" });
  });
});

describe("what is wrong in a line", () => {
  it("is named with the line as the spreadsheet counts it, and with what was written", () => {
    const riders = read("naam\tnummer\tshirt\n\nA\t1\tXLL\nB\t2\tM");
    expect(riders.map(({ row, sizes, unread }) => [row, sizes, unread])).toEqual([
      [3, {}, { jersey: { value: "XLL", meant: ["XL", "2XL"] } }],
      [4, { jersey: "M" }, {}],
    ]);
  });

  it("is put right for every line that says the same", () => {
    const sheet = readText("naam;shirt\nA;XLL\nB;xll\nC;XLLL");
    const guess = guessColumns(sheet, two);
    const corrections = { [correctionKey("jersey", "XLL")]: "XL" };
    const riders = readRiders(sheet, guess, guess.mapping, two, corrections);
    expect(riders.map(({ sizes }) => sizes["jersey"])).toEqual(["XL", "XL", undefined]);
  });

  it("is no line at all, or one that holds nothing that is used", () => {
    const riders = read("Naam;Nr;Opmerking\n \nA;1;\n;;later\n");
    expect(riders.map(({ row, empty }) => [row, empty])).toEqual([
      [3, false],
      [4, true],
    ]);
  });

  it("is a quantity that is none", () => {
    const riders = read("Naam;Shirt;Aantal\nA;L;3\nB;L;\nC;L;0\nD;L;veel\nE;L;501\nF;L;2 stuks");
    expect(riders.map(({ quantity, unreadQuantity }) => [quantity, unreadQuantity])).toEqual([
      [3, null],
      [1, null],
      [0, null],
      [1, "veel"],
      [1, "501"],
      [2, null],
    ]);
  });
});
