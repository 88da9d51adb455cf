import type { Language } from "@holeshot/domain";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Cart } from "../../lib/cart/cart-store.ts";
import { setLanguage } from "../../lib/i18n/language-store.ts";
import german from "../../messages/de.json" with { type: "json" };
import danish from "../../messages/dk.json" with { type: "json" };
import english from "../../messages/en.json" with { type: "json" };
import french from "../../messages/fr.json" with { type: "json" };
import dutch from "../../messages/nl.json" with { type: "json" };
import { ChangedNotice } from "./ChangedNotice.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const texts = { de: german, dk: danish, en: english, fr: french, nl: dutch };

async function speak(language: Language): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(texts[language])));
  await setLanguage(language);
  vi.unstubAllGlobals();
}

const designOf = (name: string, version: string, at: string) => ({
  configuredSetUuid: name,
  name,
  product: { id: "jersey" },
  properties: {},
  saved: { version, at },
});
const cartOf = (fingerprint: string, items: readonly object[]) =>
  ({ fingerprint, items, discount_code: null, manual_check: false }) as unknown as Cart;

const early = new Date(2026, 2, 4, 9, 30).toISOString();
const before = cartOf("a", [designOf("Lierop", "1", early)]);
const changedAt = (at: Date) => cartOf("b", [designOf("Lierop", "2", at.toISOString())]);

function show(now: Cart, told: number, onLook = () => undefined as void) {
  const shown = { agreed: before, told };
  return render(<ChangedNotice shown={shown} cart={now} onLook={onLook} />);
}

it.each([
  ["en", "The design “Lierop” was changed at 14:02."],
  ["nl", "Het ontwerp “Lierop” is om 14:02 uur gewijzigd."],
  ["de", "Der Entwurf „Lierop“ wurde um 14:02 Uhr geändert."],
  ["fr", "La création «\u00a0Lierop\u00a0» a été modifiée à 14:02."],
  ["dk", "Designet »Lierop« blev ændret kl. 14.02."],
] as const)("says in %s what was changed, and when", async (language, text) => {
  await speak(language);
  vi.setSystemTime(new Date(2026, 2, 4, 14, 5));
  show(changedAt(new Date(2026, 2, 4, 14, 2)), 1);
  expect(screen.getByRole("listitem").textContent).toBe(text);
  expect(screen.getByRole("heading").textContent).toBe(texts[language]["checkout.changed.title"]);
});

it("says the day of what was changed on another", async () => {
  await speak("en");
  vi.setSystemTime(new Date(2026, 2, 5, 8, 0));
  show(changedAt(new Date(2026, 2, 4, 23, 59)), 0);
  expect(screen.getByRole("listitem").textContent).toMatch(/was changed on .*4.*\.$/);
});

it("is gone to by whoever was told instead of ordering, each time; not by whoever is still typing", async () => {
  await speak("en");
  const now = changedAt(new Date(2026, 2, 4, 14, 2));
  const { rerender } = show(now, 0);
  expect(document.activeElement).toBe(document.body);
  const look = vi.fn();
  const told = (times: number) =>
    rerender(<ChangedNotice shown={{ agreed: before, told: times }} cart={now} onLook={look} />);
  told(1);
  const notice = screen.getByRole("region");
  expect(document.activeElement).toBe(notice);
  await userEvent.click(screen.getByRole("button", { name: "See your order" }));
  expect(look).toHaveBeenCalledOnce();
  told(2);
  expect(document.activeElement).toBe(notice);
});
