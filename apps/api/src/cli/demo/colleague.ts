import { addStaffAccount } from "../../modules/accounts/index.ts";
import { settleInvoice } from "../../modules/ledger/index.ts";
import { findLines } from "../../modules/orders/index.ts";
import { findPayments } from "../../modules/payments/index.ts";
import { sendParcel } from "../../modules/staff/index.ts";
import type { OpenPlatform } from "../../platform/open-platform.ts";
import { Refusal } from "../command.ts";

/** Who acts for the shop in the demonstration, by their ids. */
export interface Colleagues {
  readonly workshop: string;
  readonly designer: string;
}

const people = {
  workshop: { first_name: "Noor", last_name: "Visser" },
  designer: { first_name: "Daan", last_name: "Smeets" },
} as const;

/** The shop's people in the demonstration; nobody knows a password of theirs. */
export async function addColleagues(platform: OpenPlatform): Promise<Colleagues> {
  // As by the command line: nobody at the desk did it.
  const add = (role: keyof Colleagues): Promise<string> =>
    addStaffAccount(
      platform,
      { email: `${role}@demo.example`, role, ...people[role] },
      async () => {},
    );
  return { workshop: await add("workshop"), designer: await add("designer") };
}

/** Notes that the bill of an order was paid. */
export async function payInvoice(
  platform: OpenPlatform,
  orderId: string,
  staffId: string,
): Promise<void> {
  const owed = (await findPayments(platform.db, orderId)).find(({ status }) => status === "open");
  if (!owed) throw new Refusal(`order ${orderId} owes nothing`);
  await settleInvoice(platform, { staffId, orderId, amount: owed.amount });
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
