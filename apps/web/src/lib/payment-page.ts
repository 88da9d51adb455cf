import { historySettled } from "./navigation/history.ts";
/** Leaves for the payment provider's page; anything that is no web address is refused. */
export function openPaymentPage(url: string): void {
  const address = new URL(url);
  if (address.protocol !== "https:" && address.protocol !== "http:") {
    throw new Error(`not a payment page: ${address.protocol}`);
  }
  void historySettled().then(() => window.location.assign(address));
}
