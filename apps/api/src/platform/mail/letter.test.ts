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
    rows: [
      { label: "2 × Jersey", note: "M, rood", value: "€ 120,00" },
      { label: odd, note: odd, value: odd, strong: true },
      { label: "Totaal", value: "€ 120,00", strong: true },
      { label: "2 × Broek", note: "", value: "" },
    ],
    action: { label: odd, url: "https://shop.example/my-orders/1?a=1&b='2'" },
    closing: ["Vragen?", odd],
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
    ...(letter.rows ?? []).map((row, at) => rowElement(row, `row ${at}`)),
    ...(letter.action ? [actionElement(letter.action)] : []),
  ];
  const closing = (letter.closing ?? []).map((text, at) => closingElement(text, `${at}`));
  return render(frameElement(languageTags[letter.language], letter, body, closing));
}

describe("a letter", () => {
  it("has parts as React Email renders them today (else: npm run letters)", async () => {
    const kept: unknown = JSON.parse(readFileSync(letterFormsFile, "utf8"));
    expect(kept).toEqual(await renderForms());
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
