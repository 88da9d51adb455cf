import { randomUUID } from "node:crypto";
import type { RouteId } from "@holeshot/contract";
import { assertSuccess } from "./assertions.ts";
import type { Estate } from "./estate.ts";
import type { Fixture } from "./guards.ts";

const missingId = "01934a5e-6c00-7a10-8c01-00000000dead";
const design = (estate: Estate) => ({ uuid: estate.design });

/** The link to edit the owner's design with is open. */
async function openDesign({ owner, design: uuid }: Estate): Promise<Partial<Estate>> {
  assertSuccess(await owner.post(`/api/configured-sets/${uuid}/together`), 200);
  return {};
}
const someEditor = {
  editor: missingId,
  name: "",
  number: 1,
  since: 1,
  colour: "#ff5a1f",
  place: null,
};
const someAct = {
  id: missingId,
  edits: [{ at: "product", product: "jersey", properties: { none: null } }],
};
const someComment = () => ({
  ...{ id: randomUUID(), author: randomUUID(), name: "", text: "Here?" },
  place: { product: "jersey", piece: "front", x: 1, y: 2 },
});
async function makeComment(estate: Estate): Promise<Partial<Estate>> {
  await openDesign(estate);
  const comment = someComment();
  const path = `/api/configured-sets/${estate.design}/together/comments`;
  assertSuccess(await estate.owner.post(path, comment), 204);
  return { comment: comment.id };
}
/** The calls on a design that is open to several. Who comes by its link is looked at where the calls are. */
export const togetherFixtures = {
  openTogether: { guard: "design", params: design },
  closeTogether: { guard: "design", params: design },
  getTogether: { guard: "design", params: design, renew: openDesign },
  sendAct: { guard: "design", params: design, renew: openDesign, body: () => someAct },
  watchTogether: { guard: "design", params: design, renew: openDesign },
  listComments: { guard: "design", params: design, renew: openDesign },
  addComment: { guard: "design", params: design, renew: openDesign, body: someComment },
  resolveComment: {
    guard: "design",
    params: (estate) => ({ ...design(estate), id: estate.comment ?? missingId }),
    renew: makeComment,
    body: () => ({ resolved: true }),
  },
  deleteComment: {
    guard: "design",
    params: (estate) => ({ ...design(estate), id: estate.comment ?? missingId }),
    renew: makeComment,
    body: () => ({}),
  },
  tellPresence: { guard: "design", params: design, renew: openDesign, body: () => someEditor },
} satisfies Partial<Record<RouteId, Fixture>>;
