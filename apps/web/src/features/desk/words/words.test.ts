import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { words as danish } from "./dk.ts";
import { words as english } from "./en.ts";
import { words as french } from "./fr.ts";
import { words as german } from "./de.ts";
import { words as dutch } from "./nl.ts";

const languages = { nl: dutch, de: german, dk: danish, fr: french };
const holes = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name = ""]) => name)
    .toSorted((a, b) => a.localeCompare(b));

it.each(Object.entries(languages))(
  "%s says what English says, with the same holes",
  (_, spoken) => {
    expect(Object.keys(spoken).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(spoken)) {
      expect(text.trim(), key).not.toBe("");
      // A form for one may leave the number out.
      if (!key.endsWith("_one")) {
        expect(holes(text), key).toEqual(holes(english[key as keyof typeof english]));
      }
    }
  },
);

it("says the number itself in French, where nought takes the form of one", () => {
  const worded = Object.entries(french)
    .filter(([key, text]) => key.endsWith("_one") && !text.includes("{{count}}"))
    .map(([key]) => key);
  // An order has a line at least.
  expect(worded).toEqual(["proof.text_one"]);
});

it("no word is left that nobody says", () => {
  const root = join(import.meta.dirname, "..");
  const source = globSync("**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !file.startsWith("words/"))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  // Said by a state's or a role's name: `view.${view}`.
  const built = [...source.matchAll(/`([a-z_]+\.(?:[a-z_]+_)?)\$\{/g)].map(
    ([, start = ""]) => start,
  );
  const unsaid = Object.keys(english).filter((key) => {
    const stem = key.replace(/_(one|other)$/, "");
    return !source.includes(`"${stem}"`) && !built.some((start) => key.startsWith(start));
  });
  expect(unsaid).toEqual([]);
});
