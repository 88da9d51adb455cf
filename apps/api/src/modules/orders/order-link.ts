import { limits } from "@holeshot/domain";
import type { Platform } from "../../platform/platform.ts";
import type { OrderRow } from "./reader.ts";

const TOKEN = /^(\d{10})-([\w-]{43})$/;

/** The right to look at one order and to answer its proof without signing in, until a time; nothing is stored of it. */
function orderToken({ signer }: Pick<Platform, "signer">, order: LinkedOrder): string {
  const ends = Math.floor(order.created_at.getTime() / 1000) + limits.orderLinkSeconds;
  return `${ends}-${signer.sign(signedText(order.id, ends))}`;
}

type LinkedOrder = Pick<OrderRow, "id" | "created_at">;

/** Whether a token is this order's and its time is not up. */
export function opensOrder(
  { signer, clock }: Pick<Platform, "signer" | "clock">,
  orderId: string,
  token: string,
): boolean {
  const [, ends = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (!signer.verify(signedText(orderId, Number(ends)), signature)) return false;
  return clock().getTime() < Number(ends) * 1000;
}

/** Where the token leads in the shop. */
export function orderLinkUrl(
  platform: Pick<Platform, "signer" | "config">,
  order: LinkedOrder,
): string {
  return `${platform.config.shopUrl}/order/${order.id}/${orderToken(platform, order)}`;
}

function signedText(orderId: string, ends: number): string {
  return `shows order ${orderId} until ${ends}`;
}
