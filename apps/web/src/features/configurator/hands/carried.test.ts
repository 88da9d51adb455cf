import { describe, expect, it } from "vitest";
import type { Layer } from "@holeshot/design";
import { carry, unpack, wordsOf } from "./carried.ts";

const text = {
  id: "a",
  kind: "text",
  hidden: false,
  locked: false,
  piece: "front",
  x: 10,
  y: 20,
  rotation: 0,
  text: "DE VRIES",
  font: "bungee",
  size: 60,
  colour: "#ffffff",
  letter_spacing: 0,
  align: "center",
  stroke: { enabled: false, colour: "#000000", width: 1 },
} as const satisfies Layer;
const most = { characters: 80, lines: 4 };

describe("layers on the clipboard", () => {
  it("come out as they went in", () => {
    expect(unpack(carry([text]) ?? "")).toEqual([text]);
  });

  it("are none when somebody else wrote them", () => {
    for (const foreign of ["", "null", "[]", "{}", '{"schema":2,"layers":[]}', "<p>hello</p>"]) {
      expect(unpack(foreign), foreign).toEqual([]);
    }
    const broken = { ...text, size: "large" };
    expect(unpack(JSON.stringify({ schema: 1, layers: [broken, null, 7, text] }))).toEqual([text]);
    expect(carry([])).toBe(null);
  });

  it("may be words, if they fit a text", () => {
    expect(wordsOf("  DE VRIES\r\n 417 ", most)).toBe("DE VRIES\n417");
    expect(wordsOf("x".repeat(81), most)).toBe(null);
    expect(wordsOf("a\nb\nc\nd\ne", most)).toBe(null);
    expect(wordsOf(" \n ", most)).toBe(null);
    expect(wordsOf("a\u0007b", most)).toBe(null);
  });
});
