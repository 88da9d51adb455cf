/** What differs between environments; one build serves them all. */
export interface RuntimeConfig {
  /** Base of every call, without a slash at the end; empty is the page's own origin. */
  readonly API_URL: string;
  readonly ANALYTICS_ID: string | null;
  readonly ERROR_REPORTING_DSN: string | null;
}

let config: RuntimeConfig = { API_URL: "", ANALYTICS_ID: null, ERROR_REPORTING_DSN: null };

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** The server says it itself where it renders. */
export function takeConfig(given: RuntimeConfig): void {
  config = given;
}

/** Reads `/config.json`. Without it the shop calls its own origin and reports to nobody. */
export async function loadConfig(): Promise<RuntimeConfig> {
  try {
    const answer = await fetch("/config.json");
    const found = (await answer.json()) as Record<string, unknown>;
    config = {
      API_URL: (text(found["API_URL"]) ?? "").replace(/\/$/, ""),
      ANALYTICS_ID: text(found["ANALYTICS_ID"]),
      ERROR_REPORTING_DSN: text(found["ERROR_REPORTING_DSN"]),
    };
  } catch {
    // The defaults above stand.
  }
  return config;
}

export function runtimeConfig(): RuntimeConfig {
  return config;
}

/** The address of a file or picture that the server names by its path. */
export function assetUrl(path: string): string {
  return path.startsWith("/") ? `${config.API_URL}${path}` : path;
}
