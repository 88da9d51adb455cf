import { setTimeout as sleep } from "node:timers/promises";

/** A design as a visitor saves it. */
export interface SavedDesign {
  readonly uuid: string;
  readonly hash: string;
}

interface Set {
  readonly uuid: string;
  readonly templates: readonly { readonly document: Record<string, unknown> }[];
}

/** The first set that is sold, whole. */
export async function firstSet(shop: string): Promise<Set> {
  const list = (await (await fetch(`${shop}/api/configurator-sets`)).json()) as { data: Set[] };
  const uuid = list.data[0]?.uuid ?? "";
  return (await (await fetch(`${shop}/api/configurator-sets/${uuid}`)).json()) as Set;
}

/** Saves a set's first kit; `mark` makes it another document than the one before. */
export async function saveDesign(shop: string, set: Set, mark: string): Promise<SavedDesign> {
  const document = JSON.parse(
    JSON.stringify(set.templates[0]?.document).replace(/"text":"[^"]*"/, `"text":"${mark}"`),
  ) as unknown;
  const answer = await fetch(`${shop}/api/configured-sets`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ configuratorSetUuid: set.uuid, name: `Bench ${mark}`, document }),
  });
  if (answer.status !== 201) throw new Error(`not saved: ${answer.status} ${await answer.text()}`);
  const saved = (await answer.json()) as { design: { uuid: string }; edit_hash: string };
  return { uuid: saved.design.uuid, hash: saved.edit_hash };
}

/** Milliseconds until `there` is so, looked at again and again. */
export async function until(there: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await there())) {
    if (performance.now() - start > 120_000) throw new Error("It did not happen in two minutes.");
    await sleep(10);
  }
  return performance.now() - start;
}

/** Whether every side of a design has been drawn. */
export async function isDrawn(shop: string, { uuid, hash }: SavedDesign): Promise<boolean> {
  const answer = await fetch(`${shop}/api/configured-sets/${uuid}?hash=${hash}`);
  const { hasThumbnail } = (await answer.json()) as { hasThumbnail: boolean | null };
  if (hasThumbnail === false) throw new Error("The design could not be drawn.");
  return hasThumbnail === true;
}
