import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { fastify } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../database/database.ts";
import { order, readyCart, testPlatform, type TestPlatform } from "../../testing/index.ts";
import { answerBrokenRequest } from "./broken-request.ts";
import { errorHandler } from "./errors.ts";

let shop: TestPlatform;

beforeAll(async () => {
  shop = await testPlatform();
});
afterAll(() => shop.close());

it("a request that never ends is refused: request_timeout", async () => {
  const server = createServer({
    requestTimeout: 100,
    headersTimeout: 100,
    connectionsCheckingInterval: 20,
  });
  server.on("clientError", answerBrokenRequest);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  socket.write("GET /api/cart HTTP/1.1\r\nhost: x\r\n");
  await once(socket, "close");
  server.close();
  const [head = "", body = ""] = text.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1.1 408 /);
  expect(JSON.parse(body)).toMatchObject({ status: 408, code: "request_timeout" });
});

it("what nobody expected tells nothing of itself: internal_error", async () => {
  await shop.database.pool.query("alter table carts rename to carts_away");
  const answer = await shop.visitor.get(`/api/cart/${shop.newId()}`);
  await shop.database.pool.query("alter table carts_away rename to carts");
  expect([answer.status, answer.json.code]).toEqual([500, "internal_error"]);
  expect(answer.text).not.toMatch(/carts|relation|select|\.ts/);
});

it("an order of which nothing is sold any more cannot be ordered again: reorder_failed", async () => {
  const rider = await shop.customer();
  const placed = await order(rider, await readyCart(rider));
  const uuid = placed.json.order_uuid as string;
  await shop.database.pool.query("update order_designs set set_id = $1 where order_id = $2", [
    shop.newId(),
    uuid,
  ]);
  const answer = await rider.post(`/api/customer/orders/${uuid}/reorder`);
  expect([answer.status, answer.json.code]).toEqual([409, "reorder_failed"]);
});

it("a database that is away is said to be so, and when to come again: unavailable", async () => {
  const away = openDatabase("postgres://nobody@127.0.0.1:1/none");
  const server = fastify();
  server.setErrorHandler(errorHandler(shop.log, shop.report));
  server.get("/", () => sql`select 1`.execute(away.db));
  const answer = await server.inject("/");
  await Promise.all([server.close(), away.close()]);
  expect([answer.statusCode, answer.json().code]).toEqual([503, "unavailable"]);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(answer.body).not.toContain("127.0.0.1");
});
