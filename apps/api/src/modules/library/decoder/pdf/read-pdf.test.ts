import { readSvg, writeSvg } from "@holeshot/artwork";
import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { readPdf } from "./read-pdf.ts";
import { byHand, ghostscript, hasProgram, poppler, qpdf } from "./test-pdfs.ts";

const tools = hasProgram("gs") && hasProgram("pdftoppm") && hasProgram("qpdf");

async function drawn(bytes: Uint8Array) {
  const read = await readPdf(new Uint8Array(bytes));
  if (!read.ok) throw new Error(read.reason);
  const svg = readSvg(read.svg);
  if (!svg.ok) throw new Error(svg.reason);
  return { image: svg.image, dropped: [...read.dropped, ...svg.dropped] };
}

async function raw(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return await sharp(picture)
    .flatten({ background: "#ffffff" })
    .resize(width, height, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** How far ours is from Poppler's picture: the mean of all channels, and the share of pixels that are plainly another colour. */
async function apart(bytes: Uint8Array): Promise<{ mean: number; share: number }> {
  const { image } = await drawn(bytes);
  const theirs = poppler(bytes);
  const { width, height } = await sharp(theirs).metadata();
  expect(width / height).toBeCloseTo(image.width / image.height, 2);
  const ours = await sharp(Buffer.from(writeSvg(image)), { density: 144 })
    .png()
    .toBuffer();
  const [one, two] = [await raw(ours, width, height), await raw(theirs, width, height)];
  let [sum, far] = [0, 0];
  for (let at = 0; at < one.length; at += 3) {
    const gaps = [0, 1, 2].map((part) => Math.abs((one[at + part] ?? 0) - (two[at + part] ?? 0)));
    sum += gaps.reduce((all, gap) => all + gap, 0);
    if (Math.max(...gaps) > 96) far += 1;
  }
  return { mean: sum / one.length, share: far / (width * height) };
}

const pages: Readonly<Record<string, string>> = {
  "fills, even-odd and a clip": `
    0 0.4 0.2 setrgbcolor 20 20 100 60 rectfill
    gsave 150 100 50 0 360 arc clip 1 0 0 setrgbcolor 120 60 100 100 rectfill grestore
    0.4 setgray newpath 220 20 moveto 280 20 lineto 250 80 lineto closepath
    235 30 moveto 265 30 lineto 250 60 lineto closepath eofill`,
  "lines of every kind under a map that stretches": `
    gsave 1.4 0.6 scale 0 0 1 setrgbcolor 5 setlinewidth [10 4] 3 setdash
    20 150 moveto 120 290 160 110 200 280 curveto stroke grestore
    [] 0 setdash 12 setlinewidth 1 setlinecap 1 setlinejoin
    30 30 moveto 90 80 lineto 150 30 lineto stroke
    2 setlinejoin 0 setlinecap 1 0.5 0 setrgbcolor 180 30 moveto 220 80 lineto 270 30 lineto stroke`,
  "letters, condensed, turned and drawn as lines": `
    /Helvetica-Bold findfont 30 scalefont setfont 0 setgray 20 150 moveto (Racing AV) show
    /Times-Italic findfont [20 0 8 30 0 0] makefont setfont 0.8 0 0 setrgbcolor 20 100 moveto
    4 0 (spaced out) ashow
    gsave 230 40 translate 40 rotate /Courier findfont 18 scalefont setfont 0 0 moveto (turned) show grestore
    /Helvetica findfont 40 scalefont setfont 20 40 moveto (LINE) false charpath 1 setlinewidth stroke`,
  "shadings along a line and round": `
    gsave 20 20 120 160 rectclip
    << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [20 20 140 180] /Extend [true true]
       /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >> shfill grestore
    gsave 160 20 120 160 rectclip
    << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [220 100 0 220 100 80] /Extend [true true]
       /Function << /FunctionType 2 /Domain [0 1] /C0 [1 1 0] /C1 [0 0.4 0] /N 1 >> >> shfill grestore`,
  "pictures: colours, a palette and a stencil": `
    /rgb 240 string def 0 1 239 {rgb exch dup dup 60 idiv 70 mul exch 3 mod 40 mul add 255 and put} for
    gsave 15 100 translate 80 80 scale 80 80 8 [80 0 0 -80 0 80] {rgb} false 3 colorimage grestore
    /two 20 string def 0 1 19 {two exch dup 5 idiv 85 mul put} for
    gsave 110 100 translate 80 80 scale [/Indexed /DeviceRGB 3 <ff8000 0080ff 40c040 202020>] setcolorspace
    << /ImageType 1 /Width 80 /Height 80 /BitsPerComponent 2 /Decode [0 3] /ImageMatrix [80 0 0 -80 0 80]
       /DataSource {two} >> image grestore
    /one 10 string def 0 1 9 {one exch dup 2 mod 255 mul put} for
    gsave 205 100 translate 80 80 scale 0.6 0 0.6 setrgbcolor 80 80 true [80 0 0 -80 0 80] {one} imagemask grestore`,
};

describe.skipIf(!tools)("a page looks as Poppler paints it", () => {
  it.each(Object.entries(pages))("%s", async (_name, program) => {
    const { mean, share } = await apart(ghostscript(program));
    // Edges are smoothed differently, by up to a pixel; a shape that is missing or moved shows many times more.
    expect(mean).toBeLessThan(2);
    expect(share).toBeLessThan(0.004);
  });

  it("turned, and cut to a box of its own", async () => {
    const turned = qpdf(ghostscript(pages["fills, even-odd and a clip"] ?? ""), "--rotate=+90");
    const { mean, share } = await apart(turned);
    expect(mean).toBeLessThan(2);
    expect(share).toBeLessThan(0.004);
    const { image } = await drawn(turned);
    expect([image.width, image.height]).toEqual([200, 300]);
    const content = "1 0 0 rg 100 50 100 100 re f";
    const boxed = byHand({ content, page: "/CropBox [120 60 220 160]" });
    expect((await apart(boxed)).share).toBeLessThan(0.004);
  });

  it("letters are outlines and lines are vectors", async () => {
    const { image, dropped } = await drawn(ghostscript(Object.values(pages)[2] ?? ""));
    expect(dropped).toEqual([]);
    expect(image.images).toEqual([]);
    expect(JSON.stringify(image.items)).not.toContain('"image"');
  });
});

/** The colour of the first area of a page that is painted so. */
async function colourOf(operators: string, page = ""): Promise<string> {
  const { image } = await drawn(byHand({ content: `${operators} 20 20 100 100 re f`, page }));
  const item = image.items.find(({ kind }) => kind === "fill");
  return item?.kind === "fill" && typeof item.paint === "string" ? item.paint : "none";
}

describe("colours", () => {
  const palette = "/Resources << /ColorSpace << /P [/Indexed /DeviceRGB 1 <102030ff8000>] >> >>";
  test.each([
    ["1 0 0 rg", "#ff0000", ""],
    ["0.2 g", "#333333", ""],
    ["/P cs 1 sc", "#ff8000", palette],
  ])("%s is %s", async (operators, colour, page) => {
    expect(await colourOf(operators, page)).toBe(colour);
  });

  test("of four inks: none is white, all black is dark, each ink is its own hue", async () => {
    expect(await colourOf("0 0 0 0 k")).toBe("#ffffff");
    const parts = async (inks: string) =>
      [...(await colourOf(inks)).matchAll(/[0-9a-f]{2}/g)].map(([hex]) => Number.parseInt(hex, 16));
    const [[, , yellow = 255], [cyan = 255], black] = [
      await parts("0 0 1 0 k"),
      await parts("1 0 0 0 k"),
      await parts("0 0 0 1 k"),
    ];
    expect(yellow).toBeLessThan(80);
    expect(cyan).toBeLessThan(80);
    expect(Math.max(...black)).toBeLessThan(80);
  });
});

describe("what cannot be printed is said", () => {
  const group = "<< /S /Transparency >>";
  test.each([
    [
      "a soft mask",
      "mask",
      "/G gs 1 0 0 rg 0 0 50 50 re f",
      "/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>",
    ],
    [
      "a way of mixing",
      "mix-blend-mode",
      "/G gs 1 0 0 rg 0 0 50 50 re f",
      "/ExtGState << /G << /BM /Multiply >> >>",
    ],
    ["a tiling", "pattern", "/Pattern cs /T scn 0 0 50 50 re f", "/Pattern << /T 6 0 R >>"],
  ])("%s", async (_name, word, operators, resources) => {
    const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 99 99] /Group ${group} /Length 18 >>\nstream\n1 g 0 0 20 20 re f\nendstream`;
    const tile =
      "<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >> /Length 14 >>\nstream\n0 0 4 4 re f  \nendstream";
    const content = `0 0 1 rg 200 100 50 50 re f ${operators}`;
    const { dropped, image } = await drawn(
      byHand({ content, page: `/Resources << ${resources} >>`, more: [form, tile] }),
    );
    expect(dropped).toContain(word);
    expect(image.items.length).toBeGreaterThan(0);
  });

  test("a layer that is switched off is not drawn", async () => {
    const content = "0 0 1 rg 0 0 50 50 re f /OC /L BDC 1 0 0 rg 100 100 50 50 re f EMC";
    const { image } = await drawn(
      byHand({
        content,
        page: "/Resources << /Properties << /L 5 0 R >> >>",
        root: "/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >>",
        more: ["<< /Type /OCG /Name (hidden) >>"],
      }),
    );
    expect(JSON.stringify(image.items)).not.toContain("#ff0000");
  });
});
