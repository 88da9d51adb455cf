import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { currentLanguage, setLanguage } from "../../lib/i18n/language-store.ts";
import danish from "../../messages/dk.json" with { type: "json" };
import german from "../../messages/de.json" with { type: "json" };
import english from "../../messages/en.json" with { type: "json" };
import french from "../../messages/fr.json" with { type: "json" };
import dutch from "../../messages/nl.json" with { type: "json" };
import { WrongParcel } from "./WrongParcel.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["nl", dutch],
  ["en", english],
  ["de", german],
  ["fr", french],
  ["dk", danish],
] as const)(
  "in %s whoever got something damaged is led to a mail about this order",
  async (language, texts) => {
    vi.stubGlobal("fetch", async () => Response.json(texts));
    await setLanguage(language);
    const client = new QueryClient();
    const maker = { email: "gear@maker.example" };
    client.setQueryData(queryKeys.shop(currentLanguage()), { maker });
    render(
      <QueryClientProvider client={client}>
        <WrongParcel number="HS-2026-000123" />
      </QueryClientProvider>,
    );
    const mail = new URL(
      screen.getByRole("link", { name: "gear@maker.example" }).getAttribute("href") ?? "",
    );
    expect([mail.protocol, mail.pathname]).toEqual(["mailto:", "gear@maker.example"]);
    expect(mail.searchParams.get("subject")).toContain("HS-2026-000123");
  },
);
