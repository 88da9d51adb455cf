import { describe, expect, it } from "vitest";
import { compareSchema, readStep } from "./migration-steps.ts";

describe("what a migration declares", () => {
  it("is what its first line says", () => {
    expect(readStep("1_a", "-- Two words of what it does.\nalter table a add b int;")).toEqual({
      name: "1_a",
      needs: null,
    });
    expect(readStep("2_b", "-- contract: needs 1180_names\ndrop table a;").needs).toBe(
      "1180_names",
    );
    expect(readStep("3_c", "-- compatible: nobody reads it\ndrop table a;").needs).toBeNull();
    expect(readStep("4_d", "drop table a;\n-- contract: needs 1180_names").needs).toBeNull();
  });
});

describe("a program and its database", () => {
  const known = ["1_a", "2_b"];
  const steps = known.map((name) => ({ name, needs: null }));

  it("lacks what it has not had", () => {
    expect(compareSchema(known, [], [])).toMatchObject({ missing: known, newer: [], broken: [] });
    expect(compareSchema(known, ["2_b"], steps).missing).toEqual(["1_a"]);
  });

  it("works with what a newer program added", () => {
    const state = compareSchema(known, [...known, "3_c"], [...steps, { name: "3_c", needs: null }]);
    expect(state).toEqual({ missing: [], newer: ["3_c"], broken: [] });
  });

  it("works with what a newer program took away only when it knows that it was to go", () => {
    const taken = { name: "4_d", needs: "3_c" };
    const all = [...known, "3_c", "4_d"];
    const kept = [...steps, { name: "3_c", needs: null }, taken];
    expect(compareSchema(known, all, kept).broken).toEqual(["4_d"]);
    expect(compareSchema([...known, "3_c"], all, kept)).toMatchObject({
      newer: ["4_d"],
      broken: [],
    });
  });

  it("does not work with a step of which nobody knows what it did", () => {
    expect(compareSchema(known, [...known, "9_z"], steps).broken).toEqual(["9_z"]);
  });
});
