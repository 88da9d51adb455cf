import { isLoopback } from "./loopback.ts";
import type { Role } from "./role.ts";
import type { SettingsReader } from "./settings.ts";

/** The providers that the shop speaks to, by the names that payments keep and PAYMENT_PROVIDER takes. */
const providerNames = ["sandbox", "mollie"] as const;

/** One of the names above. */
export type ProviderName = (typeof providerNames)[number];

/** How one provider is reached. */
export interface ProviderAccess {
  /** Origin of the provider's interface. */
  readonly url: string;
  /** Key the shop shows the provider; the sandbox also signs its notifications with it. */
  readonly key: string;
}

/** How the shop is paid. The sandbox is a provider like any other. */
export interface PaymentConfig extends ProviderAccess {
  /** Where new payments are made. */
  readonly provider: ProviderName;
  /** Every provider that can be asked: the one above, and those that payments were made with before. */
  readonly access: Readonly<Partial<Record<ProviderName, ProviderAccess>>>;
  /** The stand-in is started together with the server. */
  readonly startSandbox: boolean;
  readonly sandboxPort: number;
  /** Something that an operator should know and that stops nothing. */
  readonly warning: string | undefined;
}

const MOLLIE_URL = "https://api.mollie.com";
const MOLLIE_KEY = /^(test|live)_\w{30,}$/;
const NO_MOLLIE_KEY = "must be a key of Mollie, test_… or live_…";

interface Shop {
  readonly shopUrl: string;
  readonly port: number;
  readonly role: Role;
}

/** A public shop must name its provider: play money must never be taken by accident. */
export function paymentConfig(
  settings: SettingsReader,
  { shopUrl, port, role }: Shop,
): PaymentConfig {
  const isPublic = !isLoopback(shopUrl);
  const provider = readProvider(settings, isPublic);
  const beside = port < 65535 ? port + 1 : port - 1;
  const sandboxPort = settings.whole("SANDBOX_PORT", beside, 1, 65535);
  const url = settings.url("PAYMENT_URL", ["http:", "https:"]);
  const key = settings.text("PAYMENT_KEY");
  if (provider === "sandbox" && (role === "web" || role === "worker")) {
    // Otherwise each would look for it beside its own port.
    if (url === undefined && settings.text("SANDBOX_PORT") === undefined) {
      settings.fault("PAYMENT_URL", `must say where the sandbox is for ROLE=${role}`);
    }
  }
  if (key === undefined && (isPublic || provider === "mollie")) {
    const when = isPublic ? "when SHOP_URL is public" : "for PAYMENT_PROVIDER=mollie";
    settings.fault("PAYMENT_KEY", `must be set ${when}`);
  }
  if (provider === "mollie") checkMollie(settings, { url, key, isPublic });
  const home = provider === "mollie" ? MOLLIE_URL : `http://127.0.0.1:${sandboxPort}`;
  const current = {
    url: url?.origin ?? home,
    key: key ?? (provider === "sandbox" ? "sandbox-key-for-development-only" : ""),
  };
  const isLive = provider === "mollie" && key?.startsWith("live_");
  const startSandbox = role === "all" && provider === "sandbox" && url === undefined;
  if (startSandbox && sandboxPort === port) {
    settings.fault("SANDBOX_PORT", "must not be PORT: the shop itself listens there");
  }
  return {
    ...current,
    provider,
    access: { ...formerAccess(settings, sandboxPort), [provider]: current },
    startSandbox,
    sandboxPort,
    warning:
      isLive && !isPublic
        ? "PAYMENT_KEY is a live key and SHOP_URL is this machine: payments take real money, and the provider's notices cannot reach it."
        : undefined,
  };
}

function readProvider(settings: SettingsReader, isPublic: boolean): ProviderName {
  const named = settings.text("PAYMENT_PROVIDER");
  const known = providerNames.join(", ");
  if (named === undefined && isPublic) {
    settings.fault("PAYMENT_PROVIDER", `must be named when SHOP_URL is public (known: ${known})`);
  }
  const found = providerNames.find((name) => name === named);
  if (named !== undefined && !found) {
    settings.fault("PAYMENT_PROVIDER", `"${named}" is not known; known: ${known}`);
  }
  return found ?? "sandbox";
}

interface MollieSettings {
  readonly url: URL | undefined;
  readonly key: string | undefined;
  readonly isPublic: boolean;
}

function checkMollie(settings: SettingsReader, { url, key, isPublic }: MollieSettings): void {
  if (url?.protocol === "http:" && !isLoopback(url.href)) {
    settings.fault("PAYMENT_URL", "must be https: the key would be read on the way");
  }
  if (key === undefined) return;
  if (!MOLLIE_KEY.test(key)) {
    settings.fault("PAYMENT_KEY", NO_MOLLIE_KEY);
  } else if (isPublic && key.startsWith("test_")) {
    settings.fault("PAYMENT_KEY", "is a test key, and SHOP_URL is public: orders would be free");
  }
}

/** Providers that payments were made with before a switch: they are still asked, refunded and listened to. */
function formerAccess(
  settings: SettingsReader,
  sandboxPort: number,
): Partial<Record<ProviderName, ProviderAccess>> {
  const sandbox = settings.text("SANDBOX_KEY");
  const sandboxUrl = settings.url("SANDBOX_URL", ["http:", "https:"]);
  const mollie = settings.text("MOLLIE_KEY");
  const mollieUrl = settings.url("MOLLIE_URL", ["http:", "https:"]);
  if (mollie !== undefined && !MOLLIE_KEY.test(mollie)) settings.fault("MOLLIE_KEY", NO_MOLLIE_KEY);
  return {
    ...(sandbox === undefined
      ? {}
      : {
          sandbox: { key: sandbox, url: sandboxUrl?.origin ?? `http://127.0.0.1:${sandboxPort}` },
        }),
    ...(mollie === undefined
      ? {}
      : { mollie: { key: mollie, url: mollieUrl?.origin ?? MOLLIE_URL } }),
  };
}
