import { execFileSync } from "node:child_process";
import { afterAll, expect, it } from "vitest";
import { at as desk, hasPoppler, sendingShop } from "../../testing/index.ts";
import { orderToMake } from "./order-units.ts";
import { chosenUnits } from "./pack-choice.ts";

const house = await sendingShop();
const { shop, staff, making, givenBack } = house;
afterAll(house.close);

async function counted(uuid: string): Promise<number> {
  const { bytes } = await staff.workshop.get(desk(uuid, "/carton-label.pdf"));
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes }).toString();
  return Number(/(?:Kledingstukken|Garments): (\d+)/.exec(text)?.[1]);
}

it("a pack makes nothing that was given back unless it is asked for, and labels keep their numbers", async () => {
  const { uuid, number } = await making({}, 3);
  await givenBack(uuid, 1, 3);
  const { units } = await orderToMake(shop.db, number);
  expect(chosenUnits(units, {})).toMatchObject([
    { position: 1, quantity: 2, labelled: { garments: [1, 2], of: 3 } },
    { position: 3, quantity: 3 },
  ]);
  expect(chosenUnits(units, { line: 2, copies: 1 })).toMatchObject([{ quantity: 1 }]);
  expect(chosenUnits(units, { line: 2, garments: [3] })).toMatchObject([
    { quantity: 1, labelled: { garments: [3], of: 3 } },
  ]);
  expect(() => chosenUnits(units, { line: 2 })).toThrow("all of it was given back");
});

it.skipIf(!hasPoppler)("the carton's label counts what is owed, as the page does", async () => {
  const { uuid } = await making({}, 2);
  expect(await counted(uuid)).toBe(6);
  await givenBack(uuid, 1, 2);
  expect(await counted(uuid)).toBe(3);
  await givenBack(uuid, 1, 0, 2);
  // Nothing is owed: whoever makes a label now packs what was given back all the same.
  expect(await counted(uuid)).toBe(6);
});
