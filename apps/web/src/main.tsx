import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { loadConfig } from "./lib/config.ts";
import { currentLanguage, startLanguage } from "./lib/i18n/language-store.ts";
import "./lib/lazy/files-first.ts";
import { queryClient } from "./lib/query-client.ts";
import { watchSession } from "./lib/session/watch-session.ts";
import { shopQuery } from "./lib/shop/use-shop.ts";
import { keepFirstFrame } from "./lib/navigation/first-frame.ts";
import { hearErrors } from "./lib/telemetry/hear-errors.ts";
import { startTelemetry } from "./lib/telemetry/start-telemetry.ts";
import { report } from "./lib/report.ts";
import "./styles/index.css";

async function start(): Promise<void> {
  hearErrors();
  const texts = startLanguage().catch((error: unknown) => report(error, "loading the texts"));
  startTelemetry(await loadConfig());
  await texts;
  watchSession();
  // Every page names a price or the maker: asked for at once, beside the page's own code.
  queryClient.query(shopQuery(currentLanguage())).catch(() => undefined);
  const root = document.querySelector("#root");
  if (root === null) throw new Error("the page has no #root");
  keepFirstFrame(root);
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
