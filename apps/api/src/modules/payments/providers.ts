import type { PaymentConfig, ProviderAccess, ProviderName } from "../../config/index.ts";
import { Problem } from "../../platform/problem.ts";
import { mollieProvider } from "./mollie/mollie-provider.ts";
import type { PaymentProvider } from "./provider.ts";
import { sandboxProvider } from "./sandbox-provider.ts";

/** Every provider by its name: a new one is a file and a line here, and its name in the configuration. */
const MAKERS: Readonly<Record<ProviderName, (access: ProviderAccess) => PaymentProvider>> = {
  sandbox: sandboxProvider,
  mollie: mollieProvider,
};

const opened = new WeakMap<ProviderAccess, PaymentProvider>();

/** The provider that new payments are made with. */
export function currentProvider(config: PaymentConfig): PaymentProvider {
  return providerNamed(config, config.provider);
}

/**
 * The provider that a payment names, which may not be the one that new payments are made with.
 * @throws Problem `payment_unavailable` when the shop is not configured for it.
 */
export function providerNamed(config: PaymentConfig, name: string): PaymentProvider {
  const found = findProvider(config, name);
  if (!found) throw new Problem("payment_unavailable");
  return found;
}

/** The provider of that name, if the shop is configured for it. */
export function findProvider(config: PaymentConfig, name: string): PaymentProvider | undefined {
  const access = Object.entries(config.access).find(([known]) => known === name)?.[1];
  if (!access) return undefined;
  const earlier = opened.get(access);
  if (earlier) return earlier;
  const provider = MAKERS[name as ProviderName](access);
  opened.set(access, provider);
  return provider;
}
