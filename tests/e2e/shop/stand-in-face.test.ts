import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { shopHouse } from "./support/shop-house.ts";

const house = shopHouse();

/** Widths of letters as their makers tell them, of faces that are as wide as Arial and its bold, in thousandths of the size. */
function widthsOf(face: "Helvetica" | "Helvetica-Bold"): ReadonlyMap<number, number> {
  const folder = dirname(createRequire(import.meta.url).resolve("pdfkit"));
  const file = readFileSync(join(folder, "data", `${face}.afm`), "latin1");
  return new Map(
    [...file.matchAll(/^C (\d+) ; WX (\d+)/gm)].map(([, code, width]) => [
      Number(code),
      Number(width) / 1000,
    ]),
  );
}

interface Line {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly stretch: number;
  readonly spacing: number;
  readonly width: number;
}

it("the face that stands in is as wide as the one that comes, in every heading and button", async () => {
  const page = await house.visit({ stored: { "settings.language": "en" } });
  const lines: Line[] = [];
  let faces: { weight: string; stretch: string; adjust: string }[] = [];
  for (const path of ["/login", "/info/delivery", "/info/sizes", "/info/privacy"]) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    lines.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll("h1, h2, h3, button, a, label, p")].flatMap((element) => {
          const [only, ...others] = element.childNodes;
          if (!(only instanceof Text) || others.length > 0) return [];
          const range = document.createRange();
          range.selectNodeContents(only);
          const rects = range.getClientRects();
          const style = getComputedStyle(element);
          if (rects.length !== 1 || style.textTransform !== "none") return [];
          return [
            {
              text: only.data,
              size: Number.parseFloat(style.fontSize),
              weight: Number(style.fontWeight),
              stretch: Number.parseFloat(style.fontStretch),
              spacing: Number.parseFloat(style.letterSpacing) || 0,
              width: rects[0]?.width ?? 0,
            },
          ];
        }),
      )),
    );
    faces = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ style }) => style)
        .filter((style) => style.getPropertyValue("font-family").includes("fallback"))
        .map((style) => ({
          weight: style.getPropertyValue("font-weight"),
          stretch: style.getPropertyValue("font-stretch") || "100% 100%",
          adjust: style.getPropertyValue("size-adjust"),
        })),
    );
  }
  const holds = (range: string, value: number): boolean => {
    const [low = 0, high = low] = range.split(" ").map(Number.parseFloat);
    return low <= value && value <= high;
  };
  const seen = lines.filter(({ text }) => /^[A-Za-z0-9 .,?!]{6,}$/.test(text));
  expect(seen.filter(({ weight }) => weight > 650).length).toBeGreaterThan(6);
  expect(seen.filter(({ weight }) => weight < 500).length).toBeGreaterThan(6);
  for (const { text, size, weight, stretch, spacing, width } of seen) {
    const face = faces.find((each) => holds(each.weight, weight) && holds(each.stretch, stretch));
    expect(face, `${text} at ${weight}, ${stretch} %`).toBeDefined();
    const letters = widthsOf(weight > 550 ? "Helvetica-Bold" : "Helvetica");
    const wide = [...text].reduce((sum, c) => sum + (letters.get(c.charCodeAt(0)) ?? 0), 0);
    const told =
      wide * size * (Number.parseFloat(face?.adjust ?? "") / 100) + spacing * text.length;
    expect(Math.abs(told / width - 1), `${text} at ${weight}, ${stretch} %`).toBeLessThan(0.06);
  }
});
