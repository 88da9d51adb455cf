import type { RouteId } from "@holeshot/contract";
import { assertSuccess } from "./assertions.ts";
import { type Estate, newDesign } from "./estate.ts";
import type { Fixture } from "./guards.ts";
import { drawDesign } from "./sample-design.ts";

const nowhere = "0".repeat(64);

/** A design that was saved over once, and what it was before. */
async function withVersion({ owner, set }: Estate): Promise<Partial<Estate>> {
  const design = await newDesign(owner, set);
  const path = `/api/configured-sets/${design}`;
  const document = drawDesign(set);
  const [first] = Object.values<{ layers: object[] }>(document.products);
  first?.layers.pop();
  assertSuccess(await owner.put(path, { name: "Saved", document, version: 1 }), 200);
  const { data } = assertSuccess(await owner.get(`${path}/versions`), 200);
  return { design, version: data[0].id };
}

const design = (estate: Estate) => ({ uuid: estate.design });
const version = (estate: Estate) => ({ ...design(estate), version: estate.version ?? nowhere });

/** Whoever may look at a design may look at what it was; whoever may change it may name that, and put it back. */
export const versionFixtures = {
  listVersions: { guard: "read design", params: design },
  nameNow: { guard: "design", params: design, body: () => ({ name: "Race", version: 1 }) },
  drawVersions: { guard: "read design", params: design, body: () => ({ versions: [nowhere] }) },
  getVersion: { guard: "read design", params: version, renew: withVersion },
  nameVersion: {
    guard: "design",
    params: version,
    renew: withVersion,
    body: () => ({ name: "Race" }),
  },
  restoreVersion: {
    guard: "design",
    params: version,
    renew: withVersion,
    body: () => ({ version: 2 }),
  },
} as const satisfies Partial<Record<RouteId, Fixture>>;
