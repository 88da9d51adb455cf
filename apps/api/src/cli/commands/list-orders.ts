import { orderStatuses } from "@holeshot/domain";
import { type ListedOrder, listAllOrders } from "../../modules/orders/index.ts";
import type { Command } from "../command.ts";
import { Mistake, wholeNumber } from "../command.ts";
import { withShop } from "../open-shop.ts";
import { tabulate } from "../tabulate.ts";

/** `orders list`: what was ordered, newest first. */
export const listOrders: Command = {
  name: "orders list",
  usage: "",
  what: "Lists orders, newest first.",
  positionals: 0,
  options: {
    status: { type: "string", value: "STATUS", what: `only ${orderStatuses.join(", ")}` },
    limit: { type: "string", value: "N", what: "so many at most; 50 when absent" },
    json: { type: "boolean", what: "as JSON, an order a line" },
  },
  run: async (given, terminal, environment) => {
    const wanted = given.text("status");
    const status = orderStatuses.find((known) => known === wanted);
    if (wanted !== undefined && status === undefined) {
      throw new Mistake(`--status must be one of ${orderStatuses.join(", ")}`);
    }
    const limit = wholeNumber(given, "limit", 1, 100_000) ?? 50;
    await withShop(environment, async ({ platform }) => {
      const orders = await listAllOrders(platform.db, { limit, ...(status ? { status } : {}) });
      if (given.flag("json")) for (const order of orders) terminal.say(JSON.stringify(order));
      else for (const line of table(orders)) terminal.say(line);
    });
  },
};

function table(orders: readonly ListedOrder[]): string[] {
  if (orders.length === 0) return ["There are no orders."];
  const head = ["number", "ordered", "status", "payment", "total", "customer"];
  const rows = orders.map((order) => [
    order.order_number,
    order.created_at.toISOString().slice(0, 16).replace("T", " "),
    order.status,
    order.payment_method,
    `EUR ${(order.total / 100).toFixed(2)}`,
    `${order.contact.first_name} ${order.contact.last_name} <${order.contact.email}>`,
  ]);
  return tabulate(head, rows);
}
