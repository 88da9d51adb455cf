import { limits, timings } from "@holeshot/domain";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { type Answer, call } from "../../../lib/api/call.ts";
import { after, paged } from "../../../lib/api/pages.ts";
import { queryKeys } from "../../../lib/api/query-keys.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { readDocument } from "../opening/read-document.ts";
import { hashQuery } from "../saving/design-calls.ts";

export type VersionsPage = Answer<"listVersions">;
export type Version = VersionsPage["data"][number];
export type VersionChange = NonNullable<Version["changes"]>[number];

/** What only this device has is saved before anything is compared with it: without that there is no list. */
export class NotStored extends Error {
  override readonly name = "NotStored";
}

interface Ours {
  /** Sees to it that the server has what is shown here; null when it cannot. */
  readonly stored: () => Promise<SavedState | null>;
  /** The server has something newer, saved elsewhere: without it "now" would not be what is shown. */
  readonly newer: () => Promise<void>;
}

/** What a design was, fetched anew whenever somebody looks. */
export function versionsQuery(uuid: string, { stored, newer }: Ours) {
  return infiniteQueryOptions({
    queryKey: queryKeys.versions(uuid),
    queryFn: async ({ pageParam, signal }) => {
      const saved = await stored();
      if (!saved) throw new NotStored();
      const page = await call("listVersions", {
        params: { uuid },
        query: { limit: limits.versionsPage, ...hashQuery(saved), ...after(pageParam) },
        signal,
      });
      if ((page.now?.revision ?? 0) > saved.version) await newer();
      await askPictures(saved, page);
      return page;
    },
    ...paged,
    retry: (count, error) =>
      count < 1 && !(error instanceof NotStored || error instanceof ApiProblem),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: (query) => {
      const waits = query.state.data?.pages.some((page) => shown(page).some(isWaiting));
      return waits === true && query.state.status !== "error" ? timings.picturePoll : false;
    },
  });
}

function shown({ data, now }: VersionsPage): readonly Version[] {
  return now ? [now, ...data] : data;
}

function isWaiting(version: Version): boolean {
  return version.hasThumbnail === null;
}

/** Versions whose pictures were asked for: once is enough. */
const asked = new Set<string>();
const ASKED_AGAIN_MS = 15_000;

/** Pictures of what is not shown any more are drawn for whoever looks. Without them the list is still a list. */
async function askPictures(saved: SavedState, { data }: VersionsPage): Promise<void> {
  const versions = data
    .filter((each) => isWaiting(each) && !asked.has(each.id))
    .map(({ id }) => id);
  if (versions.length === 0) return;
  for (const id of versions) asked.add(id);
  try {
    await call("drawVersions", {
      params: { uuid: saved.uuid },
      query: hashQuery(saved),
      body: { versions },
    });
  } catch {
    // Too many at once, or no network: not again with every look at the list.
    setTimeout(() => versions.forEach((id) => asked.delete(id)), ASKED_AGAIN_MS);
  }
}

/** The design as the server has it. */
export function savedDesign(saved: SavedState) {
  return call("getDesign", { params: { uuid: saved.uuid }, query: hashQuery(saved) });
}

/** What a version looked like; null for one that cannot be read here. A version never changes. */
export function versionQuery(saved: SavedState, id: string) {
  return queryOptions({
    queryKey: queryKeys.version(saved.uuid, id),
    queryFn: async ({ signal }) => {
      const { document } = await call("getVersion", {
        params: { uuid: saved.uuid, version: id },
        query: hashQuery(saved),
        signal,
      });
      const parsed = await readDocument(document);
      return parsed.ok ? parsed.document : null;
    },
    staleTime: Infinity,
  });
}
