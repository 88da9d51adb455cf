import { describe, expect, it } from "vitest";
import type { CartItem } from "../../lib/cart/cart-store.ts";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { selectionsOf } from "./quantities-body.ts";
import { faultOf, faultsOf } from "./quantity-faults.ts";
import { addRider, rosterOf, setCount } from "./roster.ts";

const design = "019a0000-0000-7000-8000-000000000001";

function item(product: "jersey" | "pants" | "gloves", quantity: number | null): CartItem {
  return {
    id: `${product} ${quantity}`,
    configuredSetUuid: design,
    name: "Duinpan",
    product: { id: product, name: product },
    quantity,
    ppuInclVat: 0,
    properties: quantity === null ? {} : { size: "M" },
    rider: null,
    hasThumbnail: true,
    preview_url: null,
  };
}

const items = [item("jersey", 2), item("pants", 3), item("gloves", null)];

function refusal(path: string, code: "too_big" | "too_long" | "required", max: number) {
  const errors = [{ path, code, params: { max } }];
  const problem = { type: "", status: 422, title: "", code: "validation_failed" as const, errors };
  return new ApiProblem({
    ok: false,
    status: 422,
    problem,
    retryAfter: null,
    body: undefined,
  } as never);
}

describe("what the sheet sends", () => {
  it("is all of it in one body: rows, no rows for what is dropped, and nothing for what still waits", () => {
    const roster = setCount(setCount(rosterOf(items), "jersey", "M", 5), "pants", "M", 0);
    expect(selectionsOf(roster, items, undefined)).toEqual([
      {
        configuredSetUuid: design,
        product: "jersey",
        rows: [{ properties: { size: "M" }, quantity: 5 }],
        add: true,
      },
      { configuredSetUuid: design, product: "pants", rows: [], add: true },
    ]);
  });

  it("holds the key of a design without an account", () => {
    const [first] = selectionsOf(rosterOf(items), items, "key");
    expect(first).toMatchObject({ hash: "key" });
  });
});

describe("too many", () => {
  it("is told of the size before it is sent: 501, not 500", () => {
    const many = (count: number) => setCount(rosterOf(items), "jersey", "M", count);
    expect(faultsOf(many(500))).toEqual([]);
    expect(faultsOf(many(501))).toEqual([{ product: "jersey", size: "M", max: 500 }]);
  });

  it("is told of a product with more riders than rows", () => {
    let roster = rosterOf([]);
    roster = { ...roster, products: ["jersey"] };
    for (let at = 0; at <= 500; at += 1) {
      roster = addRider(roster, { name: `Rider ${at}`, number: "", sizes: { jersey: "L" } });
    }
    expect(faultsOf(roster)).toEqual([{ product: "jersey", size: null, max: 500 }]);
  });

  it("is found in the server's refusal, with the row it means", () => {
    const selections = selectionsOf(rosterOf(items), items, undefined);
    const of = (path: string, code: "too_big" | "too_long", max: number) =>
      faultOf(refusal(path, code, max), selections);
    expect(of("selections.1.rows.0.quantity", "too_big", 500)).toEqual({
      product: "pants",
      size: "M",
      max: 500,
    });
    expect(of("selections.0.rows", "too_long", 500)).toEqual({
      product: "jersey",
      size: null,
      max: 500,
    });
    expect(of("", "too_big", 1000)).toEqual({ product: null, size: null, max: 1000 });
    expect(faultOf(refusal("x", "required", 1), selections)).toBeNull();
  });
});
