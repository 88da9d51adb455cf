import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { words } from "../../../apps/web/src/features/desk/words/nl.ts";
import { type Device, faultsInEveryLook, type Looking, unreadable } from "./support/every-look.ts";
import { axeFaults, freshAddress, password, sayIn, shopHouse } from "./support/shop-house.ts";

const house = shopHouse();
const nl = sayIn("nl");
const { staff } = house;

async function placed(
  manualCheck: boolean,
): Promise<{ uuid: string; number: string; token: string }> {
  const token = await house.register(freshAddress("counter"));
  const cart = await house.readyCart(token, "Balie");
  if (manualCheck)
    await house.api("PATCH", `/api/cart/${cart.uuid}`, { manual_check: true }, token);
  const uuid = await house.order(token, cart.uuid);
  const order = await house.api<{ order_number: string }>(
    "GET",
    `/api/customer/orders/${uuid}`,
    undefined,
    token,
  );
  return { uuid, number: order.order_number, token };
}

/** Files that a page asked for from the desk. */
function deskFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    if (/Desk/.test(new URL(request.url()).pathname)) files.push(request.url());
  });
  return files;
}

it.each(["visitor", "customer"])(
  "to a %s no page of the desk is there, and they fetch nothing of it",
  async (who) => {
    const token = who === "customer" ? await house.register(freshAddress("curious")) : undefined;
    const page = await house.visit({ stored: token === undefined ? {} : { access_token: token } });
    const files = deskFiles(page);
    for (const path of [
      "/desk",
      "/desk/people",
      "/desk/orders/01900000-0000-7000-8000-000000000000",
    ]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: nl("not_found.title") }).waitFor();
      await page.waitForLoadState("networkidle");
      expect(files, path).toEqual([]);
    }
  },
);

it("staff who are signed out come to the desk by signing in at any missing page, which tells customers nothing", async () => {
  const { email } = await house.employed("workshop");
  const page = await house.visit({ expects: /status of 404/ });
  const signIn = page.getByRole("main").getByRole("link", { name: nl("top.login") });
  const offered: string[] = [];
  for (const path of ["/nothing-here", "/desk/scan"]) {
    await page.goto(path);
    await signIn.waitFor();
    offered.push((await page.getByRole("main").innerText()).trim());
  }
  expect(offered[1]).toBe(offered[0]);
  await signIn.click();
  await page.getByLabel(nl("person.email")).fill(email);
  await page.getByLabel(nl("person.password"), { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: words["scan.title"] }).waitFor();
});

it("a garment goes on by its label, back by one press, and in one go with others", async () => {
  const { uuid, number } = await placed(false);
  const token = await staff("workshop");
  await house.api("PATCH", `/api/staff/orders/${uuid}`, { status: "processing" }, token);
  const page = await house.visit({
    width: 390,
    stored: { access_token: token },
    expects: /status of 404/,
  });
  await page.goto("/desk/scan");
  const code = page.getByLabel(words["scan.code"]);
  await code.fill("https://elsewhere.example/1|1/1");
  await page.keyboard.press("Enter");
  await page.getByText(words["scan.unknown"]).waitFor();
  await code.fill(`${number}|1|jersey|L|1/1`);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: words["stage.press"] }).click();
  await page.getByRole("button", { name: words["stage.cut"] }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: words["stage.print"] }).click();
  await page.getByRole("button", { name: words["stage.press"] }).waitFor();

  const board = await house.visit({ stored: { access_token: token } });
  await board.goto("/desk/production/print");
  const own = board.getByRole("row").filter({ hasText: number });
  await own.first().waitFor();
  const pieces = await own.count();
  await own.first().getByRole("link").focus();
  for (let at = 0; at < pieces; at += 1) {
    await board.keyboard.press("x");
    await board.keyboard.press("j");
  }
  await board.getByText(`${pieces} gekozen`).waitFor();
  await board.getByLabel(words["board.to"]).selectOption("cut");
  await board.getByRole("button", { name: words["board.move"], exact: true }).press("Enter");
  await expect.poll(() => own.count()).toBe(0);
  await board.getByRole("button", { name: words["board.undo"] }).press("Enter");
  await expect.poll(() => own.count()).toBe(pieces);

  // Whoever comes back from an order goes on at its row.
  await own.first().getByRole("link").press("Enter");
  await board.getByRole("heading", { level: 1, name: number }).waitFor();
  await board.goBack();
  await own.first().waitFor();
  await board.keyboard.press("j");
  const isHere = (each: Element) => each === document.activeElement;
  await expect.poll(() => own.first().getByRole("link").evaluate(isHere)).toBe(true);

  // What the workshop may not see says so, whoever typed its address.
  await board.goto("/desk/people");
  await board.getByText(words["nav.not_yours"]).waitFor();
  expect(await board.getByRole("button", { name: words["people.add"] }).count()).toBe(0);
  await board.goto("/desk/production/print");
  await own.first().waitFor();

  // Whoever speaks to their browser switches letters off.
  await board.keyboard.press("?");
  const dialog = board.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: words["keys.use"] }).press("Space");
  expect(await axeFaults(board), "the keys").toEqual([]);
  await board.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await own.first().getByRole("link").focus();
  await board.keyboard.press("x");
  expect(await own.first().getByRole("checkbox").isChecked()).toBe(false);
});

it("two at one order: the second is told, and what they typed stays", async () => {
  const { uuid, number } = await placed(false);
  const token = await staff("designer");
  const page = await house.visit({
    stored: { access_token: token },
    expects: /status of 409|ERR_FAILED|staff\/live/,
  });
  // Without being told of changes, as behind a proxy that keeps streams to itself.
  await page.route("**/api/staff/live", (route) => route.abort());
  await page.goto(`/desk/orders/${uuid}`).catch(() => undefined);
  await page.getByRole("heading", { level: 1, name: number }).waitFor();
  // Whoever is called about the bill sees the same sum as the customer.
  await page.getByRole("term").getByText(nl("totals.total"), { exact: true }).waitFor();
  await page.getByRole("button", { name: words["act.hold"], exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words["hold.reason"]).fill("Mijn reden");
  await house.api("POST", `/api/staff/orders/${uuid}/notes`, { text: "Eerst ik" }, token);
  await dialog.getByRole("button", { name: words["act.hold"], exact: true }).click();
  await dialog.getByText(words["error.stale_version"]).waitFor();
  expect(await dialog.getByLabel(words["hold.reason"]).inputValue()).toBe("Mijn reden");
});

it.each<Device>([
  { device: "on a desk", widths: [1440, 1024], languages: ["nl", "de"] },
  { device: "on a phone", widths: [390], languages: ["fr"] },
])("the desk is accessible and fits $device", async (device) => {
  const { uuid } = await placed(true);
  const token = await staff("administrator");
  const order = `/api/staff/orders/${(await placed(false)).uuid}`;
  await house.api("PATCH", order, { status: "processing" }, token);
  const tables = ["/desk", `/desk/orders/${uuid}`, "/desk/production", "/desk/people", "/desk/log"];
  const looking: Looking = {
    shown: async (page, path) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      // The log is told in sentences, day by day.
      if (path === "/desk/log") await page.locator("main ol li").first().waitFor();
      else if (path !== "/desk/scan") await page.getByRole("table").first().waitFor();
    },
    wrong: unreadable,
  };
  const paths = [...tables, "/desk/scan"];
  expect(await faultsInEveryLook(house, device, token, paths, looking)).toEqual([]);
});
