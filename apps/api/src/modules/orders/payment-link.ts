import { limits } from "@holeshot/domain";
import type { Signer } from "../../platform/signer.ts";
import type { OrderRow } from "./reader.ts";

const TOKEN = /^(\d{10})-([\w-]{43})$/;

/** The right to pay one order without signing in, until a time; nothing else is opened by it, and nothing is stored of it. */
export function paymentToken(signer: Signer, order: Pick<OrderRow, "id" | "created_at">): string {
  const ends = Math.floor(order.created_at.getTime() / 1000) + limits.paymentLinkSeconds;
  return `${ends}-${signer.sign(signedText(order.id, ends))}`;
}

/** Whether a token is this order's and its time is not up. */
export function opensPayment(signer: Signer, orderId: string, token: string, now: Date): boolean {
  const [, ends = "", signature = ""] = TOKEN.exec(token) ?? [];
  if (!signer.verify(signedText(orderId, Number(ends)), signature)) return false;
  return now.getTime() < Number(ends) * 1000;
}

/** An order that nobody pays is given up then. */
export function payUntil({ created_at }: Pick<OrderRow, "created_at">): Date {
  return new Date(created_at.getTime() + limits.unpaidOrderSeconds * 1000);
}

/** Where the token leads in the shop. */
export function paymentLinkUrl(shopUrl: string, orderId: string, token: string): string {
  return `${shopUrl}/pay/${orderId}/${token}`;
}

function signedText(orderId: string, ends: number): string {
  return `pays order ${orderId} until ${ends}`;
}
