import { storageKeys } from "@holeshot/domain";
import { hasStatus } from "../api/api-problem.ts";
import { call, type Answer } from "../api/call.ts";
import { queryClient } from "../query-client.ts";
import { report } from "../report.ts";
import { dropStored, readStored, writeStored } from "../storage.ts";
import { queryKeys } from "../api/query-keys.ts";

export type Cart = Answer<"getCart">;
export type CartItem = Cart["items"][number];

export function cartUuid(): string | null {
  return readStored(storageKeys.cartUuid);
}

async function createCart(): Promise<Cart> {
  const { uuid } = await call("createCart");
  writeStored(storageKeys.cartUuid, uuid);
  return call("getCart", { params: { uuid } });
}

/** For the next page: whether it begins with an empty cart. */
function noteCart(cart: Cart): Cart {
  writeStored(storageKeys.cartDesigns, String(cart.items.length));
  return cart;
}

/** Whether something lay in the cart when this browser last saw it. */
export function cartWasFilled(): boolean {
  return Number(readStored(storageKeys.cartDesigns)) > 0;
}

let held = false;

/** While an order is placed, and paid, its cart may be the order's already: nobody makes a new one in its place. */
export function holdCart(): void {
  held = true;
  // Back from the payment's page without an outcome, in a page that the browser kept.
  window.addEventListener("pageshow", releaseCart, { once: true });
}

export function releaseCart(): void {
  held = false;
}

/** The browser's cart: made when there is none, found again or made anew when the server no longer knows it. */
export async function loadCart(): Promise<Cart> {
  const uuid = cartUuid();
  if (uuid === null) return noteCart(await createCart());
  try {
    return noteCart(await call("getCart", { params: { uuid } }));
  } catch (error) {
    if (!hasStatus(error, 404) || held) throw error;
    const { cartInstead } = await import("./cart-instead.ts");
    return noteCart(await cartInstead(uuid, createCart));
  }
}

/** Acts on the browser's cart; once more on the one it was merged into meanwhile. */
export async function onCart<T>(act: (uuid: string) => Promise<T>): Promise<T> {
  const uuid = await currentCartUuid();
  try {
    return await act(uuid);
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    const now = await loadCart();
    if (now.uuid === uuid) throw error;
    // Shown too, whatever becomes of the act there.
    keepCart(now);
    return act(now.uuid);
  }
}

/** The cart as an act on it answered. */
export function keepCart(cart: Cart): void {
  writeStored(storageKeys.cartUuid, cart.uuid);
  queryClient.setQueryData(queryKeys.cart, noteCart(cart));
}

/** The uuid to act on; makes a cart when none is there yet. */
export async function currentCartUuid(): Promise<string> {
  return cartUuid() ?? (await createCart()).uuid;
}

/** After an order the old cart answers 404; forgetting it first saves that detour. */
export function forgetCart(): void {
  releaseCart();
  dropStored(storageKeys.cartUuid);
  dropStored(storageKeys.cartDesigns);
  void queryClient.resetQueries({ queryKey: queryKeys.cart });
}

/** The cart of this browser becomes the customer's, with what lies in others of theirs: at sign-in, and when an order gave one back. */
export async function claimCart(): Promise<void> {
  try {
    // Without one at hand, an empty cart fetches what the customer left in theirs.
    const uuid = await currentCartUuid();
    keepCart(await call("claimCart", { params: { uuid } }));
  } catch (error) {
    report(error, "claiming the cart");
  }
}
