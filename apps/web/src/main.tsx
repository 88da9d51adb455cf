import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { table } from "./app/router.tsx";
import { loadConfig } from "./lib/config.ts";
import { currentLanguage, startLanguage } from "./lib/i18n/language-store.ts";
import "./lib/lazy/files-first.ts";
import { keepEarlyActs } from "./lib/navigation/early-acts.ts";
import { firstPage, type Shown } from "./lib/navigation/page-loader.ts";
import { keepStanding } from "./lib/navigation/standing.ts";
import { queryClient } from "./lib/query-client.ts";
import { assumeSignedIn, type FirstAnswer } from "./lib/rendering.ts";
import { watchSession } from "./lib/session/watch-session.ts";
import { shopQuery } from "./lib/shop/use-shop.ts";
import { hearErrors } from "./lib/telemetry/hear-errors.ts";
import { startTelemetry } from "./lib/telemetry/start-telemetry.ts";
import { report, tell } from "./lib/report.ts";
import "./styles/index.css";

/** What the server rendered this page with; null where it sent the page without. */
function readFirstAnswer(): FirstAnswer | null {
  const text = document.querySelector("#first-answer")?.textContent ?? "";
  return text === "" ? null : (JSON.parse(text) as FirstAnswer);
}

async function start(): Promise<void> {
  hearErrors();
  const answer = readFirstAnswer();
  const texts = startLanguage(answer?.language).catch((error: unknown) =>
    report(error, "loading the texts"),
  );
  const page = firstPage(table).catch((error: unknown) => {
    tell(error, "loading the first page");
    return null;
  });
  startTelemetry(await loadConfig());
  await texts;
  watchSession();
  for (const { key, data, updatedAt } of answer?.queries ?? []) {
    queryClient.setQueryData(key, data, { updatedAt });
  }
  // Every page names a price or the maker: asked for at once, beside the page's own code.
  if (!answer) queryClient.query(shopQuery(currentLanguage())).catch(() => undefined);
  show(answer, await page);
}

/** Goes on from the page that the server rendered, or draws this visitor's own where that one is another's. */
function show(answer: FirstAnswer | null, first: Shown | null): void {
  const root = document.querySelector("#root");
  if (root === null) throw new Error("the page has no #root");
  const app = (
    <StrictMode>
      <App queries={queryClient} first={first} />
    </StrictMode>
  );
  if (answer && first && isOf(answer, first)) {
    assumeSignedIn(answer.signedIn);
    keepEarlyActs();
    // In slices: in one go it would hold up a slow phone for a tenth of a second and more.
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  if (!first) keepStanding(root);
  createRoot(root).render(app);
}

function isOf({ language, place }: FirstAnswer, { route }: Shown): boolean {
  return language === currentLanguage() && place === (route?.path ?? null);
}

void start();
