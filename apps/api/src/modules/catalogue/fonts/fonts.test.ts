import { Blob, Buffer as ShapeBuffer, Face, Font, shape } from "harfbuzzjs";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "../files/load.ts";
import { catalogueFolder } from "../shop.ts";
import { alphabet, missingCharacters } from "./alphabet.ts";
import { faceBytes } from "./face-files.ts";

const { fonts } = loadCatalogue(catalogueFolder);

function fontOf(ttf: Uint8Array): Font {
  const copy = new ArrayBuffer(ttf.byteLength);
  new Uint8Array(copy).set(ttf);
  return new Font(new Face(new Blob(copy)));
}

function advances(font: Font, text: string): number[] {
  const buffer = new ShapeBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
}

describe("the faces of the catalogue", () => {
  it("are twelve or more, each under an open licence", () => {
    expect(fonts.length).toBeGreaterThanOrEqual(12);
    expect(new Set(fonts.map(({ licence }) => licence))).toEqual(
      new Set(["OFL-1.1", "Apache-2.0"]),
    );
  });

  it.each(fonts.map((face) => [face.id, face] as const))(
    "%s holds every letter of the five languages",
    async (_, face) => {
      expect(missingCharacters(await faceBytes(face), alphabet)).toEqual([]);
    },
  );

  it("are the same bytes when all are asked for at once, as a page does", async () => {
    const packed = fonts.filter(({ files }) => files.some((file) => file.endsWith(".woff2")));
    expect(packed.length).toBeGreaterThan(1);
    const together = await Promise.all(packed.map((face) => faceBytes(face)));
    for (const [at, face] of packed.entries()) {
      expect(Buffer.compare(together[at] ?? Buffer.alloc(0), await faceBytes(face)), face.id).toBe(
        0,
      );
    }
  });

  it("would be found wanting without a letter", async () => {
    const face = fonts.find(({ id }) => id === "anton");
    if (!face) throw new Error("no Anton");
    expect(missingCharacters(await faceBytes(face), ["A", "щ", "漢"])).toEqual(["щ", "漢"]);
  });
});

describe("a face that was pinned and joined", () => {
  const face = fonts.find(({ id }) => id === "archivo-expanded-black-italic");
  if (!face) throw new Error("no Archivo");

  it("is wider than the face as it comes, because it was pinned", async () => {
    const pinned = fontOf(await faceBytes(face));
    const plain = fontOf(await faceBytes({ ...face, variations: { wght: 400, wdth: 100 } }));
    const width = (font: Font) => advances(font, "HOLESHOT").reduce((a, b) => a + b);
    expect(width(pinned)).toBeGreaterThan(1.2 * width(plain));
  });

  it("keeps its kerning, for accented letters too", async () => {
    const font = fontOf(await faceBytes(face));
    const [together] = advances(font, "AV");
    const [alone] = advances(font, "A");
    expect(together).toBeLessThan(alone ?? 0);
    const [accented] = advances(font, "ÀV");
    expect(accented).toBe(together);
  });

  it("is the same bytes every time", async () => {
    expect(Buffer.from(await faceBytes(face)).equals(Buffer.from(await faceBytes(face)))).toBe(
      true,
    );
  });
});
