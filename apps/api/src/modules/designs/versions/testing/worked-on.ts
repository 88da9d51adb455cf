import type { DesignDocument } from "@holeshot/design";
import { expect } from "vitest";
import {
  type Caller,
  postDesign,
  type Reply,
  someDocument,
  someText,
  type TestPlatform,
} from "../../../../testing/index.ts";

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A document that says this on the back of its jersey: the same words, the same document. */
export function saying(words: string): DesignDocument {
  const document = someDocument();
  const jersey = document.products.jersey!;
  const layers = [someText({ text: words })];
  return { ...document, products: { ...document.products, jersey: { ...jersey, layers } } };
}

/** What the jersey of a document says. */
export function saidBy({ products }: DesignDocument): string {
  return (products.jersey?.layers ?? []).map((layer) => ("text" in layer ? layer.text : "")).join();
}

export interface ListedVersion {
  readonly id: string;
  readonly revision: number | null;
  readonly name: string | null;
  readonly made_at: string;
  readonly ordered_at: string | null;
  readonly approved_at: string | null;
  readonly hasThumbnail: boolean | null;
  readonly preview_url: string | null;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of any shape
  readonly changes: any;
}

/** A design in somebody's hands, at minutes that a test chooses. */
export async function workedOn(shop: TestPlatform, owner: Caller, first = "FIRST") {
  const began = Date.now();
  let version = 1;
  const at = (minutes: number): void => shop.setClock(new Date(began + minutes * MINUTE_MS));
  at(0);
  const made = await postDesign(owner, { body: { document: saying(first) } });
  expect(made.status, made.text).toBe(201);
  const uuid = made.json.design.uuid as string;
  const hash = made.json.edit_hash as string | undefined;
  const path = (rest = ""): string =>
    `/api/configured-sets/${uuid}${rest}${hash === undefined ? "" : `?hash=${hash}`}`;

  async function page(
    query = "",
  ): Promise<{ data: ListedVersion[]; now: ListedVersion; next_cursor: string | null }> {
    const sign = hash === undefined ? "?" : "&";
    const answer = await owner.get(`${path("/versions")}${query === "" ? "" : sign + query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json;
  }

  async function documentOf(id: string): Promise<DesignDocument> {
    const answer = await owner.get(path(`/versions/${id}`));
    expect(answer.status, answer.text).toBe(200);
    return answer.json.document;
  }

  return {
    uuid,
    path,
    at,
    page,
    documentOf,
    version: () => version,
    /** Saves these words, so many minutes after it was begun; `over` what somebody else has saved. */
    save: async (words: string, minutes: number, over?: true): Promise<Reply> => {
      at(minutes);
      const body = { name: "Lierop", document: saying(words), version, ...(over && { over }) };
      const answer = await owner.put(path(), body);
      if (answer.status === 200) version = answer.json.version;
      return answer;
    },
    nameNow: (name: string) => owner.post(path("/versions"), { name, version }),
    restore: async (id: string, from = version): Promise<Reply> => {
      const answer = await owner.post(path(`/versions/${id}/restore`), { version: from });
      if (answer.status === 200) version = answer.json.version;
      return answer;
    },
    /** What the versions say, the newest first, and last how it stands. */
    said: async (): Promise<{ was: string[]; now: string }> => {
      const { data } = await page();
      const was = await Promise.all(data.map(async ({ id }) => saidBy(await documentOf(id))));
      const now = saidBy((await owner.get(path())).json.document);
      return { was, now };
    },
    /** The version that says this. */
    saying: async (words: string): Promise<ListedVersion> => {
      for (const listed of (await page()).data) {
        if (saidBy(await documentOf(listed.id)) === words) return listed;
      }
      throw new Error(`No version says ${words}.`);
    },
  };
}
