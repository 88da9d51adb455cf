import { describe, expect, it } from "vitest";
import type { Translate } from "../../lib/i18n/translator.ts";
import english from "../../messages/en.json" with { type: "json" };
import type { ConfiguratorSet } from "../sets/use-set.ts";
import type { ChangeableLine } from "./line-change.ts";
import { lineNames } from "./line-names.ts";
import { waitingChanges } from "./waiting-change.ts";

const texts: Readonly<Record<string, string>> = english;
const t = ((key: string, values: Readonly<Record<string, unknown>> = {}) =>
  (texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name]),
  )) as Translate;

const choice = (id: string, name: string, value: string) => ({
  property: { id, name },
  value: { id: value, name: value },
});

function line(
  id: string,
  more: Readonly<Record<string, string>>,
  rider = "JANSEN",
): ChangeableLine {
  return {
    ...{ id, name: "Holeshot", quantity: 2, product: { id: "pants", name: "Pants" } },
    properties: { size: "W32", ...more },
    choices: [
      choice("size", "Size", "W32"),
      ...Object.entries(more).map(([property, value]) => choice(property, property, value)),
    ],
    rider: { name: rider, number: "7" },
  } as unknown as ChangeableLine;
}

describe("lines in the list", () => {
  it("say what tells them apart, and nothing that all alike ones have", () => {
    const names = lineNames(
      [
        line("a", { fit: "slim", length: "long" }),
        line("b", { fit: "slim", length: "short" }),
        line("c", { fit: "slim" }),
        line("d", { fit: "slim", length: "long" }, "DE WIT"),
      ],
      "en",
    );
    expect([...names.values()]).toEqual([
      "Pants, W32, long, JANSEN 7, Holeshot",
      "Pants, W32, short, JANSEN 7, Holeshot",
      "Pants, W32, JANSEN 7, Holeshot",
      "Pants, W32, DE WIT 7, Holeshot",
    ]);
  });
});

describe("a change that waits", () => {
  const lengths = [
    { id: "regular", name: "regular" },
    { id: "long", name: "long legs" },
  ];
  const set = {
    products: [
      {
        id: "pants",
        properties: [{ id: "length", name: "Leg", required: false, values: lengths }],
      },
    ],
  } as unknown as ConfiguratorSet;
  const own = line("a", {});
  const surcharge = {
    ...{ id: "s", line_id: "a", copies: 2, amount: 500, paid: false, pay_until: "" },
    properties: { size: "W32", length: "long" },
    rider: own.rider,
  };

  it("says what is otherwise, also what nobody had chosen", () => {
    expect(waitingChanges(t, surcharge, [own], set)).toEqual(["Leg: regular → long legs"]);
    const made = { ...surcharge, properties: { ...surcharge.properties, length: "regular" } };
    expect(waitingChanges(t, made, [own], set)).toEqual([]);
  });

  it("says it in the order's own words where the set is not here", () => {
    const lines = [line("a", { length: "short" }), line("b", { length: "long" })];
    expect(waitingChanges(t, surcharge, lines, undefined)).toEqual(["length: short → long"]);
  });

  it("says whose name and number it is to be, and for how many", () => {
    const other = { ...surcharge, properties: own.properties, copies: 1 };
    const rider = { name: "DE WIT", number: "" };
    expect(waitingChanges(t, { ...other, rider }, [own], set)).toEqual([
      "Name: JANSEN → DE WIT",
      "Number: 7 → As designed",
      "1 of the 2 pieces",
    ]);
    expect(waitingChanges(t, { ...other, line_id: "z" }, [own], set)).toEqual([]);
  });
});
