import type { ProviderAccess, ProviderName } from "../../config/index.ts";
import type { Platform } from "../../platform/platform.ts";
import { Problem } from "../../platform/problem.ts";
import type { Traces } from "../../platform/traces.ts";
import { mollieProvider } from "./mollie/mollie-provider.ts";
import type { PaymentProvider } from "./provider.ts";
import { sandboxProvider } from "./sandbox-provider.ts";

/** Every provider by its name: a new one is a file and a line here, and its name in the configuration. */
const MAKERS: Readonly<Record<ProviderName, (access: ProviderAccess) => PaymentProvider>> = {
  sandbox: sandboxProvider,
  mollie: mollieProvider,
};

const opened = new WeakMap<ProviderAccess, PaymentProvider>();

/** What of a platform providers need: the shop's contracts with them, and who is told how long they take. */
type Asking = Pick<Platform, "config" | "traces">;

/** The provider that new payments are made with. */
export function currentProvider(platform: Asking): PaymentProvider {
  return providerNamed(platform, platform.config.payment.provider);
}

/**
 * The provider that a payment names, which may not be the one that new payments are made with.
 * @throws Problem `payment_unavailable` when the shop is not configured for it.
 */
export function providerNamed(platform: Asking, name: string): PaymentProvider {
  const found = findProvider(platform, name);
  if (!found) throw new Problem("payment_unavailable");
  return found;
}

/** The provider of that name, if the shop is configured for it. */
export function findProvider(
  { config, traces }: Asking,
  name: string,
): PaymentProvider | undefined {
  const access = Object.entries(config.payment.access).find(([known]) => known === name)?.[1];
  if (!access) return undefined;
  const earlier = opened.get(access);
  if (earlier) return earlier;
  const provider = traced(MAKERS[name as ProviderName](access), traces);
  opened.set(access, provider);
  return provider;
}

/** A provider whose calls are told, by which it is and what was asked, and not of which payment. */
function traced(provider: PaymentProvider, traces: Traces): PaymentProvider {
  if (!traces.open) return provider;
  const facts = { provider: provider.name };
  const told = <T>(what: string, act: () => Promise<T>): Promise<T> =>
    traces.span(`payment ${what}`, facts, act);
  return {
    name: provider.name,
    openPage: (order) => told("open page", () => provider.openPage(order)),
    ask: (reference) => told("ask", () => provider.ask(reference)),
    cancel: (reference) => told("cancel", () => provider.cancel(reference)),
    refund: (order) => told("refund", () => provider.refund(order)),
    // Read here: a provider is not asked for it, or by `ask`.
    readNotice: (...given) => provider.readNotice(...given),
    methods: (wish) => told("methods", () => provider.methods(wish)),
  };
}
