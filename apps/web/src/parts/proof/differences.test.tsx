import type { Language } from "@holeshot/domain";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { setLanguage } from "../../lib/i18n/language-store.ts";
import german from "../../messages/de.json" with { type: "json" };
import danish from "../../messages/dk.json" with { type: "json" };
import english from "../../messages/en.json" with { type: "json" };
import french from "../../messages/fr.json" with { type: "json" };
import dutch from "../../messages/nl.json" with { type: "json" };
import { Differences } from "./Differences.tsx";

const texts = { de: german, dk: danish, en: english, fr: french, nl: dutch };
afterEach(cleanup);

it.each([
  ["de", "„TORQAL“"],
  ["dk", "»TORQAL«"],
  ["en", "“TORQAL”"],
  ["fr", "«\u00a0TORQAL\u00a0»"],
  ["nl", "“TORQAL”"],
] as const satisfies [Language, string][])(
  "words without a name stand between the quotation marks of %s",
  async (language, quoted) => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(texts[language])));
    await setLanguage(language);
    vi.unstubAllGlobals();
    const layer = { kind: "text", text: "TORQAL" } as const;
    const changes = [{ id: "1", layer, changes: ["removed"] as const }];
    const { container } = render(<Differences changes={changes} />);
    expect(container.textContent).toContain(quoted);
  },
);
