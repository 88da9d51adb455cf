import { expect, it } from "vitest";
import { shopWithRider } from "../../testing/index.ts";

const house = shopWithRider();
const path = "/api/catalogue/press-colours";

it("tells everybody what the press makes of colours, each once", async () => {
  const answer = await house.shop.visitor.get(`${path}?colours=ccff00-1b2434-ccff00`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json.profile).toBeNull();
  const [fluo, navy, ...others] = answer.json.colours;
  expect(others).toEqual([]);
  expect(fluo).toMatchObject({ colour: "#ccff00", printable: false, fluorescent: true });
  expect(fluo.nearest).toMatch(/^#[0-9a-f]{6}$/);
  expect(navy).toMatchObject({ colour: "#1b2434", printable: true, nearest: null });
  // What it offers instead it keeps.
  const offered = fluo.nearest.slice(1);
  const again = await house.shop.visitor.get(`${path}?colours=${offered}`);
  expect(again.json.colours[0]).toMatchObject({ colour: fluo.nearest, printable: true });
});

it("refuses what is no list of colours", async () => {
  const many = Array.from({ length: 65 }, (_, at) => at.toString(16).padStart(6, "0")).join("-");
  for (const colours of ["red", "", "CCFF00", many]) {
    const answer = await house.shop.visitor.get(`${path}?colours=${colours}`);
    expect(answer.status, colours).toBe(422);
  }
});
