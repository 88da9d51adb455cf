import { describe, expect, it } from "vitest";
import { readGroup, SizeReader } from "./match-size.ts";

const letters = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL"];
const ages = Array.from({ length: 13 }, (_, index) => index + 4);
const same = (ids: readonly string[]) => ids.map((id) => ({ id, name: id }));
const women = ["XS", "S", "M", "L", "XL", "2XL"].map((id) => ({
  id: `W-${id}`,
  name: `Dames ${id}`,
}));
const youth = ages.map((age) => ({ id: `Y${age}`, name: `${age} jaar` }));
const waists = [28, 30, 32, 34, 36, 38, 40, 42, 44].map((inch) => ({
  id: `W${inch}`,
  name: String(inch),
}));

const jersey = new SizeReader({
  id: "jersey",
  name: "Shirt",
  sizes: [...same(letters), ...women, ...youth],
});
const pants = new SizeReader({ id: "pants", name: "Broek", sizes: waists });
const youthPants = new SizeReader({ id: "pants", name: "Broek", sizes: youth });
const gloves = new SizeReader({
  id: "gloves",
  name: "Handschoenen",
  sizes: [...same(letters.slice(0, 6)), ...women.slice(0, 5)],
});
const youthGloves = new SizeReader({
  id: "gloves",
  name: "Handschoenen",
  sizes: same(["Y-3XS", "Y-2XS", "Y-XS", "Y-S", "Y-M", "Y-L"]),
});

function sizeOf(reader: SizeReader, text: string, cut?: "men" | "women" | "youth"): string | null {
  const read = reader.read(text, cut);
  return read !== null && "size" in read ? read.size : null;
}

function meant(reader: SizeReader, text: string): readonly string[] {
  const read = reader.read(text);
  if (read === null || "size" in read) throw new Error(`${text} is read`);
  return read.meant;
}

describe("SizeReader", () => {
  it.each([
    ["l", "L"],
    ["Large", "L"],
    ["x-large", "XL"],
    ["Extra Large", "XL"],
    ["XXL", "2XL"],
    ["2xl", "2XL"],
    ["2 XL", "2XL"],
    ["2X", "2XL"],
    ["XXXL", "3XL"],
    ["Größe M", "M"],
    ["Gr. M", "M"],
    ["str. L", "L"],
    ["Taille S", "S"],
    ["Heren L", "L"],
    ["men's L", "L"],
    ["Dames M", "W-M"],
    ["M dames", "W-M"],
    ["Damen XL", "W-XL"],
    ["Femme S", "W-S"],
    ["L (dame)", "W-L"],
    ["W-M", "W-M"],
    ["WM", "W-M"],
    ["Dames XXL", "W-2XL"],
    ["10 jr", "Y10"],
    ["10 jaar", "Y10"],
    ["10Y", "Y10"],
    ["Y10", "Y10"],
    ["10 år", "Y10"],
    ["10 ans", "Y10"],
    ["10 Jahre", "Y10"],
    ["10", "Y10"],
    ["140", "Y10"],
    ["140 cm", "Y10"],
    ["maat 128", "Y8"],
  ])("reads %j as the jersey's %s", (text, size) => {
    expect(sizeOf(jersey, text)).toBe(size);
  });

  it.each([
    ["32", "W32"],
    ["W32", "W32"],
    ["w 32", "W32"],
    ['32"', "W32"],
    ["32 inch", "W32"],
    ["Maat 32", "W32"],
  ])("reads %j as the pants' %s", (text, size) => {
    expect(sizeOf(pants, text)).toBe(size);
  });

  it("tells heights and years of children apart from waists", () => {
    expect(sizeOf(youthPants, "152")).toBe("Y12");
    expect(sizeOf(youthPants, "12")).toBe("Y12");
    expect(sizeOf(youthGloves, "M")).toBe("Y-M");
    expect(sizeOf(youthGloves, "jr. L")).toBe("Y-L");
  });

  it("takes whose size it is from a column of its own, as far as the product is made for them", () => {
    expect(sizeOf(jersey, "M", "women")).toBe("W-M");
    expect(sizeOf(jersey, "M", "men")).toBe("M");
    expect(sizeOf(jersey, "10", "youth")).toBe("Y10");
    expect(sizeOf(pants, "32", "women")).toBe("W32");
    expect(sizeOf(jersey, "Heren M", "women")).toBeNull();
  });

  it.each(["", " ", "-", "–", "n.v.t.", "geen", "keine", "ingen", "aucun"])(
    "hears nothing in %j",
    (text) => {
      expect(jersey.read(text)).toBeNull();
    },
  );

  it.each([
    ["XLL", ["XL", "2XL"]],
    ["L/XL", ["L", "XL"]],
    ["7XL", ["4XL"]],
    ["134/140", ["Y9", "Y10"]],
    ["10-12", ["Y10", "Y12"]],
    ["Dames 4XL", ["4XL"]],
    ["blauw", []],
  ])("does not guess %j, and says what it may mean", (text, sizes) => {
    expect(sizeOf(jersey, text)).toBeNull();
    expect(meant(jersey, text)).toEqual(expect.arrayContaining(sizes));
    if (sizes.length === 0) expect(meant(jersey, text)).toEqual([]);
  });

  it("knows how others count trousers and gloves", () => {
    expect(meant(pants, "48")).toEqual(["W32"]);
    expect(meant(pants, "Dames 32")).toEqual(["W32"]);
    expect(meant(pants, "32/34")).toEqual(["W32", "W34"]);
    expect(meant(gloves, "9")).toEqual(["M", "L"]);
    expect(meant(pants, "XL")).toEqual([]);
  });

  it.each(["M of L", "32 34", "S-M", "XL 2XL", "L XL"])("never takes one of two in %j", (text) => {
    for (const reader of [jersey, pants, gloves, youthPants, youthGloves]) {
      expect(reader.read(text)).not.toHaveProperty("size");
    }
  });
});

describe("readGroup", () => {
  it("needs one letter only in a column that asks for nothing else", () => {
    for (const text of ["D", "v", "W", "F", "Dames", "Damen", "femme", "Kvinder"]) {
      expect(readGroup(text), text).toBe("women");
    }
    for (const text of ["H", "m", "Heren", "Herren", "homme", "unisex"]) {
      expect(readGroup(text), text).toBe("men");
    }
    for (const text of ["J", "jeugd", "Kinder", "Børn", "enfant", "youth"]) {
      expect(readGroup(text), text).toBe("youth");
    }
    expect(readGroup("?")).toBeNull();
  });
});
