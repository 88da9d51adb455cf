import type { Font } from "fontkit";
import { describe, expect, it } from "vitest";
import { paperFace } from "./paper-faces.ts";

const face = paperFace("regular") as unknown as Font;
type Advance = { xAdvance: number };

describe("a face of papers", () => {
  it("is opened once a process", () => {
    expect(paperFace("regular")).toBe(face);
    expect(paperFace("strong")).not.toBe(face);
  });

  it("sets a word the same each time, whatever was done with the last one", () => {
    const first = face.layout("Invoice").positions as Advance[];
    const before = first.map(({ xAdvance }) => xAdvance);
    // As the writer of papers does.
    for (const position of first) position.xAdvance *= 0.5;
    const again = face.layout("Invoice").positions as Advance[];
    expect(again.map(({ xAdvance }) => xAdvance)).toEqual(before);
    expect(before.every((advance) => advance > 0)).toBe(true);
  });

  it("reads joined letters as letters, whichever paper asked for them first", () => {
    const joined = face.glyphForCodePoint(0xfb01);
    expect(joined.codePoints.map((code) => String.fromCodePoint(code)).join("")).toBe("fi");
  });
});
