import { readFileSync } from "node:fs";
import { languages, languageTags } from "@holeshot/domain";
import { render } from "react-email";
import { describe, expect, it } from "vitest";
import { letterFormsFile } from "./letter-forms.ts";
import type { Letter } from "./letter-parts.ts";
import {
  actionElement,
  closingElement,
  frameElement,
  paragraphElement,
  pictureElement,
  rowElement,
} from "./letter-element.ts";
import { writeLetter } from "./letter.ts";
import { renderForms } from "./render-forms.ts";

const plain: Letter = {
  language: "nl",
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
      { label: "Totaal", value: "€ 120,00", strong: true },
      { label: "2 × Broek", note: "", value: "" },
    ],
    action: { label: odd, url: "https://shop.example/my-orders/1?a=1&b='2'" },
    closing: ["Vragen?", odd, "Bekijk: https://shop.example/order/1/a_b-c?lang=nl."],
  },
  "with a preview of odd letters": { ...plain, preview: odd, heading: odd },
  "with no preview": { ...plain, preview: "" },
  "with a preview as long as is shown": { ...plain, preview: "a".repeat(200) },
  "with a preview that is longer": { ...plain, preview: "ab ".repeat(90) },
};

/** The whole letter as React Email renders it. */
function rendered(letter: Letter): Promise<string> {
  const body = [
    ...letter.paragraphs.map((text, at) => paragraphElement(text, `paragraph ${at}`)),
    ...(letter.pictures ?? []).map((shown, at) => pictureElement(shown, `picture ${at}`)),
    ...(letter.rows ?? []).map((row, at) => rowElement(row, `row ${at}`)),
    ...(letter.action ? [actionElement(letter.action)] : []),
  ];
  const closing = (letter.closing ?? []).map((text, at) => closingElement(text, `${at}`));
  return render(frameElement(languageTags[letter.language], letter, body, closing));
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
    const { html } = await writeLetter(letters["with everything"] ?? plain);
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
    const { html } = await writeLetter({ ...plain, language });
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head).toMatch(/<meta [^>]*name="viewport"[^>]*>/);
    expect(head).toContain("width=device-width");
  });

  it("makes a link of an address in its closing, without the stop behind it, and breaks it on a phone", async () => {
    const { html } = await writeLetter(letters["with everything"] ?? plain);
    const [, style = "", address, said] =
      /<p class="mute" style="([^"]*)">Bekijk: <a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>\.<\/p>/.exec(
        html,
      ) ?? [];
    expect([address, said]).toEqual(Array(2).fill("https://shop.example/order/1/a_b-c?lang=nl"));
    expect(style).toContain("overflow-wrap:anywhere");
  });

  it("says its own language wherever it says one", async () => {
    for (const language of languages) {
      const { html } = await writeLetter({ ...plain, language });
      const said = [...html.matchAll(/\blang="([^"]*)"/g)].map(([, tag]) => tag);
      expect(said.length).toBeGreaterThan(1);
      expect(new Set(said)).toEqual(new Set([languageTags[language]]));
    }
  });

  it.each(Object.entries(letters))("%s is what React Email makes of it", async (_, letter) => {
    for (const language of languages) {
      const { html } = await writeLetter({ ...letter, language });
      expect(html).toBe(await rendered({ ...letter, language }));
    }
  });
});

it("sets colons in plain text as the language does", async () => {
  const rows = [{ label: "Total", value: "367,14 €" }];
  const action = { label: "Voir", url: "https://shop.example/my-orders/1" };
  const textIn = async (language: Letter["language"]) =>
    (await writeLetter({ ...plain, language, rows, action })).text;
  expect(await textIn("fr")).toContain("Total\u00a0: 367,14 €\n\nVoir\u00a0:\nhttps:");
  expect(await textIn("de")).toContain("Total: 367,14 €\n\nVoir:\nhttps:");
});
