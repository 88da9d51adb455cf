import type { SettingsReader } from "./settings.ts";

/** How the shop reaches its payment provider. The sandbox is a provider like any other. */
export interface PaymentConfig {
  readonly provider: "sandbox";
  /** Origin of the provider's interface and pages. */
  readonly url: string;
  /** Key the shop shows the provider; also signs the provider's notifications. */
  readonly key: string;
  /** The stand-in is started together with the server. */
  readonly startSandbox: boolean;
  readonly sandboxPort: number;
}

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** A public shop must name its provider: play money must never be taken by accident. */
export function paymentConfig(
  settings: SettingsReader,
  shopUrl: string,
  port: number,
): PaymentConfig {
  const named = settings.text("PAYMENT_PROVIDER");
  const isPublic = !LOOPBACK.has(new URL(shopUrl).hostname);
  if (named === undefined && isPublic) {
    settings.fault("PAYMENT_PROVIDER", "must be named when SHOP_URL is public (known: sandbox)");
  }
  if (named !== undefined && named !== "sandbox") {
    settings.fault("PAYMENT_PROVIDER", `"${named}" is not known; known: sandbox`);
  }
  const key = settings.text("PAYMENT_KEY");
  if (isPublic && key === undefined) {
    settings.fault("PAYMENT_KEY", "must be set when SHOP_URL is public");
  }
  const url = settings.url("PAYMENT_URL", ["http:", "https:"]);
  const sandboxPort = settings.whole("SANDBOX_PORT", Math.min(port + 1, 65535), 1, 65535);
  return {
    provider: "sandbox",
    url: url?.origin ?? `http://127.0.0.1:${sandboxPort}`,
    key: key ?? "sandbox-key-for-development-only",
    startSandbox: url === undefined,
    sandboxPort,
  };
}
