import { readFileSync } from "node:fs";
import { type Language, languages, languageTags } from "@holeshot/domain";
import { createElement } from "react";
import { render } from "react-email";
import { describe, expect, it } from "vitest";
import { letterFormsFile } from "./letter-forms.ts";
import type { Imprint, Letter } from "./letter.ts";
import {
  actionElement,
  asideElement,
  closingElement,
  frameElement,
  imprintElement,
  paragraphElement,
  pictureElement,
  rowElement,
  rowRuleElement,
  ruleElement,
  wholeElement,
  whyElement,
} from "./letter-element.ts";
import { dressLetter } from "./dress-letter.ts";
import { shownPreview } from "./preview.ts";
import { renderForms } from "./render-forms.ts";

const imprint: Imprint = {
  name: "Rutland & Zonen B.V.",
  address: "Baan 1, 5408 XX Volkel, Nederland",
  numbers: ["KvK-nummer 01234567", "Btw-nummer NL012345678B01"],
  email: "shop@rutland.example",
  phone: "+31 (0)413 12 34",
  hours: "ma–vr 9–17 uur",
};
const plain: Letter = {
  subject: "Je bestelling",
  preview: "We hebben je bestelling ontvangen.",
  heading: "Bedankt voor je bestelling",
  paragraphs: ["Hoi Owen,"],
};
const odd = `<b>O'Neil & "Söhne"</b> 🏁 $& $1 {{x}}`;
const letters: Readonly<Record<string, Letter>> = {
  "with nothing but a paragraph": plain,
  "with everything": {
    ...plain,
    paragraphs: [odd, "", odd, "HS-2026-000123", "Order HS-2026-000123 & HI-2026-000007."],
    pictures: [
      {
        title: odd,
        note: "Shirt, Broek",
        picture: "https://shop.example/p.webp?a=1&size=320",
        url: "https://shop.example/my-orders/1",
        alt: odd,
      },
    ],
    rows: [
      { label: "2 × Jersey", note: "M, rood", value: "€ 120,00" },
      { label: odd, note: odd, value: odd, strong: true },
      { label: "Totaal", value: "€ 120,00", strong: true, apart: true },
      { label: "2 × Broek", note: "", value: "" },
    ],
    action: { label: odd, url: "https://shop.example/my-orders/1?a=1&b='2'" },
    aside: { label: odd, url: "https://shop.example/my-orders/1?a=1&b='2'" },
    closing: ["Vragen?", odd],
    why: odd,
  },
  "with a preview of odd letters": { ...plain, preview: odd, heading: odd },
  "with no preview": { ...plain, preview: "" },
  "with a preview as long as is shown": { ...plain, preview: "a".repeat(200) },
  "with a preview that is longer": { ...plain, preview: "ab ".repeat(90) },
};

function dressed(letter: Letter, language: Language = "nl") {
  return dressLetter(letter, language, imprint);
}

/** The whole letter as React Email renders it. */
async function rendered(letter: Letter, language: Language): Promise<string> {
  const body = [
    ...letter.paragraphs.map((text, at) => paragraphElement(text, `paragraph ${at}`)),
    ...(letter.pictures ?? []).map((shown, at) => pictureElement(shown, `picture ${at}`)),
    ...(letter.rows ?? []).flatMap((row, at) => [
      ...(row.apart ? [rowRuleElement(`rule ${at}`)] : []),
      rowElement(row, `row ${at}`),
    ]),
    ...(letter.action ? [actionElement(letter.action)] : []),
    ...(letter.aside ? [asideElement(letter.aside)] : []),
  ];
  const closing = (letter.closing ?? []).map((text, at) => closingElement(text, `${at}`));
  const [one = "", other = ""] = imprint.numbers;
  const numbers = [wholeElement(one, 1), createElement("br", { key: 3 }), wholeElement(other, 2)];
  const foot = [
    ...(letter.why === undefined ? [] : [whyElement(letter.why)]),
    imprintElement(imprint, { numbers, dialled: "+3104131234" }),
  ];
  const html = await render(
    frameElement(
      languageTags[language],
      { ...letter, ...shownPreview(letter.preview) },
      { body, closing: closing.length > 0 ? [ruleElement(), ...closing] : [], foot },
    ),
  );
  return html.replaceAll("<!-- -->", "");
}

/** As WCAG 2.2 counts it. */
function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [one, other].map((hex) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  });
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe("a letter", () => {
  it("has parts as React Email renders them today (else: npm run letters)", async () => {
    const kept: unknown = JSON.parse(readFileSync(letterFormsFile, "utf8"));
    expect(kept).toEqual(await renderForms());
  });

  it("can be read in the light and in the dark: every text has 4.5 to 1 on its ground", async () => {
    const { html } = await dressed(letters["with everything"] ?? plain);
    const light = [...html.matchAll(/class="(ink|mute|act)" style="[^"]*?(?<!-)color:(#\w{6})/g)];
    expect(new Set(light.map(([, name]) => name))).toEqual(new Set(["ink", "mute", "act"]));
    for (const [, name, colour = ""] of light) {
      expect(contrast(colour, name === "act" ? "#ff4d12" : "#ffffff"), name).toBeGreaterThan(4.5);
    }
    const [, dark = ""] = /prefers-color-scheme:dark\)\{(.*?)\}\}/.exec(html) ?? [];
    const rule = (name: string, property: string) =>
      new RegExp(`\\.${name}\\{[^}]*?(?<!-)${property}:(#\\w{6}) !important`).exec(
        `${dark}}`,
      )?.[1] ?? "";
    const card = rule("card", "background-color");
    for (const name of ["ink", "mute"]) {
      expect(contrast(rule(name, "color"), card), `${name} in the dark`).toBeGreaterThan(4.5);
    }
    const act = contrast(rule("act", "color"), rule("act", "background-color"));
    expect(act).toBeGreaterThan(4.5);
    // Whatever has a colour of its own has one for the dark; the mark beside the name is a picture.
    const without = html.replaceAll(/<span style="color:#ff4d12">▰ <\/span>/g, "");
    for (const [tag] of without.matchAll(/<[a-z0-9]+ [^>]*style="[^"]*?(?<!-)color:#[^>]*>/g)) {
      expect(tag).toMatch(/class="(ink|mute|act|ground)"/);
    }
  });

  it.each(languages)("is as wide as the screen that it is read on, in %s", async (language) => {
    const { html } = await dressed(plain, language);
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head).toMatch(/<meta [^>]*name="viewport"[^>]*>/);
    expect(head).toContain("width=device-width");
  });

  it("says its own language wherever it says one", async () => {
    for (const language of languages) {
      const { html } = await dressed(plain, language);
      const said = [...html.matchAll(/\blang="([^"]*)"/g)].map(([, tag]) => tag);
      expect(said.length).toBeGreaterThan(1);
      expect(new Set(said)).toEqual(new Set([languageTags[language]]));
    }
  });

  it.each(Object.entries(letters))("%s is what React Email makes of it", async (_, letter) => {
    for (const language of languages) {
      const { html } = await dressed(letter, language);
      expect(html).toBe(await rendered(letter, language));
    }
  });
});

it("sets colons in plain text as the language does", async () => {
  const rows = [{ label: "Total", value: "367,14 €" }];
  const action = { label: "Voir", url: "https://shop.example/my-orders/1" };
  const textIn = async (language: Language) =>
    (await dressed({ ...plain, rows, action }, language)).text;
  expect(await textIn("fr")).toContain("Total\u00a0: 367,14 €\n\nVoir\u00a0:\nhttps:");
  expect(await textIn("de")).toContain("Total: 367,14 €\n\nVoir:\nhttps:");
});

it("names who writes and why at the foot of both bodies, with ways to write and call", async () => {
  const { html, text } = await dressed({ ...plain, why: "Je hebt besteld." });
  expect(
    text.endsWith(`Hoi Owen,

-- 
Je hebt besteld.

Rutland & Zonen B.V.
Baan 1, 5408 XX Volkel, Nederland
KvK-nummer 01234567
Btw-nummer NL012345678B01
shop@rutland.example
+31 (0)413 12 34 (ma–vr 9–17 uur)
`),
  ).toBe(true);
  const foot = html.slice(html.indexOf("Je hebt besteld."));
  const words = foot.replaceAll(/<br\/>/g, "\n").replaceAll(/<[^>]*>/g, "");
  expect(words).toBe(
    "Je hebt besteld.Rutland &amp; Zonen B.V.\nBaan 1, 5408 XX Volkel, Nederland\nKvK-nummer 01234567\nBtw-nummer NL012345678B01\nshop@rutland.example\n+31 (0)413 12 34 (ma–vr 9–17 uur)",
  );
  expect([...foot.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "mailto:shop@rutland.example",
    "tel:+3104131234",
  ]);
});
