import { addStaffAccount } from "../../modules/accounts/index.ts";
import { settleInvoice } from "../../modules/ledger/index.ts";
import { findLines } from "../../modules/orders/index.ts";
import { findPayments } from "../../modules/payments/index.ts";
import { sendParcel } from "../../modules/staff/index.ts";
import type { OpenPlatform } from "../../platform/open-platform.ts";
import { Refusal } from "../command.ts";

/** Who acts for the shop's people in the demonstration; nobody knows a password of theirs. Returns their id. */
export function addColleague(platform: OpenPlatform): Promise<string> {
  const person = {
    email: "workshop@demo.example",
    first_name: "Noor",
    last_name: "Visser",
    role: "workshop",
  } as const;
  // As by the command line: nobody at the desk did it.
  return addStaffAccount(platform, person, async () => {});
}

/** Notes that the bill of an order was paid. */
export async function payInvoice(
  platform: OpenPlatform,
  orderId: string,
  staffId: string,
): Promise<void> {
  const owed = (await findPayments(platform.db, orderId)).find(({ status }) => status === "open");
  if (!owed) throw new Refusal(`order ${orderId} owes nothing`);
  await settleInvoice(platform, { staffId, orderId, amount: owed.amount, note: "" });
}

/** Sends all of an order in one parcel, which completes it. */
export async function sendAway(
  platform: OpenPlatform,
  orderId: string,
  { staffId, turn }: { readonly staffId: string; readonly turn: number },
): Promise<void> {
  const lines = (await findLines(platform.db, orderId)).map(({ id, quantity }) => ({
    line_id: id,
    quantity,
  }));
  const tracking_number = `3SDEMO${String(4_071_300 + turn * 7919).padStart(9, "0")}`;
  const parcel = { carrier: "postnl", tracking_number, lines };
  await sendParcel(platform, { staffId, orderId, parcel });
}
