import type { RouteId } from "@holeshot/contract";
import type { Estate } from "./estate.ts";
import type { Fixture } from "./guards.ts";
import { newUnit } from "./order-things.ts";
import type { Person } from "./wire.ts";

type UnitCall = Extract<
  RouteId,
  "moveUnits" | "findUnit" | "blockUnit" | "remakeUnit" | "remakeUnits"
>;

const missing = "01934a5e-6c00-7a10-8c01-00000000dead";

/** What is done to garments in the workshop. */
export function unitFixtures(maker: () => Person): Readonly<Record<UnitCall, Fixture>> {
  const renew = (estate: Estate) => newUnit(estate, maker());
  // Made once more it stands at print again: one is enough, and nobody may order without end.
  const kept = new Map<Person, ReturnType<typeof newUnit>>();
  const keep = (estate: Estate) => {
    const unit = kept.get(estate.owner) ?? renew(estate);
    kept.set(estate.owner, unit);
    return unit;
  };
  const params = (estate: Estate) => ({ id: estate.unit ?? missing });
  return {
    moveUnits: {
      guard: "staff list",
      roles: "DWA",
      body: (estate) => ({ units: [{ id: estate.unit, from: "print" }], to: "press" }),
      renew,
    },
    findUnit: {
      guard: "staff list",
      roles: "DWFA",
      query: (estate) => `code=${encodeURIComponent(estate.unitCode ?? "")}`,
      renew,
    },
    blockUnit: { guard: "staff", roles: "DWA", params, body: () => ({ reason: "Torn" }), renew },
    remakeUnits: {
      guard: "staff list",
      roles: "DWA",
      body: (estate) => ({ units: [{ id: estate.unit, from: "print" }], reason: "Torn" }),
      renew: keep,
    },
    remakeUnit: {
      guard: "staff",
      roles: "DWA",
      params,
      body: () => ({ reason: "Torn", from: "print" }),
      renew: keep,
    },
  };
}
