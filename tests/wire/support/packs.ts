import assert from "node:assert/strict";
import { assertSuccess } from "./assertions.ts";
import type { Estate } from "./estate.ts";
import { filledCart, ordered } from "./ordering.ts";
import type { Person } from "./wire.ts";

const packs = new Map<Person, Promise<Partial<Estate>>>();

/** An order of the owner's of which the worker has made a piece once more for `staff`; one is enough. */
export function readyPackOf(
  { owner, set, design }: Estate,
  staff: Person,
): Promise<Partial<Estate>> {
  const make = async () => {
    const { order_uuid } = await ordered(owner, await filledCart(owner, set, design));
    const path = `/api/staff/orders/${order_uuid}/packs`;
    const { id } = assertSuccess(await staff.post(path, { piece: "collar" }), 201);
    for (let tries = 0; tries < 300; tries += 1) {
      const { state, problem } = assertSuccess(await staff.get(`${path}/${id}`), 200);
      assert.notEqual(state, "failed", problem);
      if (state === "ready") return { order: order_uuid, pack: id };
      await new Promise((done) => setTimeout(done, 200));
    }
    assert.fail("the pack was never ready");
  };
  const made = packs.get(owner) ?? make();
  packs.set(owner, made);
  return made;
}
