import { describe, test } from "vitest";
import { assertRefused, assertRefusedField } from "./support/assertions.ts";
import { drawDesign, findSet } from "./support/sample-design.ts";
import { sharedShop } from "./support/shared-shop.ts";
import { type Json, registration } from "./support/wire.ts";

const house = sharedShop();

describe("a field that is at fault is named with what is wrong", () => {
  test.each([
    ["phone", { phone: "call me" }, "invalid_phone"],
    ["phone", { phone: 5 }, "invalid_type"],
    ["language", { language: "xx" }, "invalid_value"],
    ["first_name", { first_name: "x".repeat(500) }, "too_long"],
    ["nickname", { nickname: "Roost" }, "unknown_key"],
    ["password_confirmation", { password_confirmation: "another gate" }, "passwords_differ"],
  ])("registration: %s %j is %s", async (path, wrong, code) => {
    const body = { ...registration(), ...wrong };
    assertRefusedField(await house.visitor.post("/api/customer/register", body), path, code);
  });

  test("registration: a password that is the address is same_as_email, a well-known one common_password", async () => {
    const person = registration() as Json;
    for (const [password, code] of [
      [person.email, "same_as_email"],
      ["password123", "common_password"],
    ] as const) {
      const body = { ...person, password, password_confirmation: password };
      assertRefusedField(
        await house.visitor.post("/api/customer/register", body),
        "password",
        code,
      );
    }
  });

  test("quantities: 0 is too_small, 501 too_big, 1.5 not_whole", async () => {
    const set = await findSet(house.visitor, ["jersey"]);
    const { uuid } = (await house.visitor.post("/api/cart")).json;
    for (const [quantity, code] of [
      [0, "too_small"],
      [501, "too_big"],
      [1.5, "not_whole"],
    ] as const) {
      const rows = [{ properties: { size: "L" }, quantity }];
      const selections = [{ configuredSetUuid: set.uuid, product: "jersey", rows }];
      const answer = await house.visitor.put(`/api/cart/${uuid}/quantities`, { selections });
      assertRefusedField(answer, "selections.0.rows.0.quantity", code);
    }
  });

  test("a design: a colour that is none is invalid_format, a zone that is none unknown_reference", async () => {
    const set = await findSet(house.visitor, ["jersey"]);
    const wrong = [
      [{ primary: "red" }, "invalid_format"],
      [{ zone: "no_such_zone" }, "unknown_reference"],
    ] as const;
    for (const [change, code] of wrong) {
      const document = structuredClone(drawDesign(set));
      const layer = document.products.jersey.layers.find(
        ({ kind }: { kind: string }) => kind === "colour",
      );
      Object.assign(layer, change);
      const body = { configuratorSetUuid: set.uuid, name: "Wrong", document };
      const answer = await house.visitor.post("/api/configured-sets", body);
      assertRefused(answer, 422, "invalid_design");
      const codes = answer.json.errors.map((error: { code: string }) => error.code);
      if (!codes.includes(code)) throw new Error(`${code} is not told: ${answer.text}`);
    }
  });
});
