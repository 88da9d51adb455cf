import type { AnswerBodyOf, listVersions } from "@holeshot/contract";
import {
  type Cover,
  coverOf,
  type DesignDocument,
  designChanges,
  type LayerChange,
  parseDocument,
  type ProductChange,
  riderRole,
} from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import type { Db } from "../../../platform/database/database.ts";
import { createRecent } from "../../../platform/recent.ts";
import type { DesignRow } from "../reader.ts";
import { versionDocuments } from "./reader.ts";

type ListedVersion = AnswerBodyOf<typeof listVersions, 200>["data"][number];
type ToldChange = NonNullable<ListedVersion["changes"]>[number];

/** A line of a list has room for so many of a product's layers. */
const TOLD = 4;
/** A pair of documents never differs in anything else, nor does one show best from another side. */
const KEPT_PAIRS = 4000;
const KEPT_COVERS = 4000;

export interface ToldVersion {
  readonly changes: readonly ToldChange[] | null;
  /** Product and side that show it best. */
  readonly cover: Cover;
}

/** Tells what became of a design from version to version, reading no document that was met before. */
export function versionTeller() {
  const pairs = createRecent<readonly ToldChange[]>(KEPT_PAIRS);
  const covers = createRecent<Cover>(KEPT_COVERS);

  /** Of versions in their order, the newest first, each against the one after it. */
  return async (
    db: Db,
    design: Pick<DesignRow, "id" | "document" | "document_hash">,
    ids: readonly string[],
    products: readonly ProductId[],
  ): Promise<readonly ToldVersion[]> => {
    const next = (at: number): string | undefined => ids[at + 1];
    const pair = (at: number): string => `${ids[at]} ${next(at)}`;
    const unread = ids.filter(
      (id, at) =>
        covers.get(id) === undefined ||
        (next(at) !== undefined && pairs.get(pair(at)) === undefined) ||
        (at > 0 && pairs.get(pair(at - 1)) === undefined),
    );
    const texts = await versionDocuments(
      db,
      design.id,
      unread.filter((id) => id !== design.document_hash),
    );
    const read = new Map<string, DesignDocument | null>();
    const documentOf = (id: string): DesignDocument | null => {
      if (!read.has(id)) {
        const text = id === design.document_hash ? design.document : texts.get(id);
        read.set(id, text === undefined ? null : readStored(text));
      }
      return read.get(id) ?? null;
    };
    return ids.map((id, at) => {
      const older = next(at);
      return {
        changes: older === undefined ? null : changesOf(pair(at), older, id),
        cover: coverOfVersion(id),
      };
    });

    // What is gone between two questions is not kept as unchanged.
    function changesOf(key: string, older: string, newer: string): readonly ToldChange[] {
      const known = pairs.get(key);
      if (known !== undefined) return known;
      const [before, after] = [documentOf(older), documentOf(newer)];
      if (before === null || after === null) return [];
      return pairs.keep(key, () => designChanges(before, after).map(toldProduct));
    }

    function coverOfVersion(id: string): Cover {
      const known = covers.get(id);
      if (known !== undefined) return known;
      const document = documentOf(id);
      if (document === null) return coverOf(empty, products);
      return covers.keep(id, () => coverOf(document, products));
    }
  };
}

const empty: DesignDocument = { schema: 1, pattern: 1, products: {} };

/** Null for one that this program cannot read, such as of a newer one. */
export function readStored(text: string): DesignDocument | null {
  const parsed = parseDocument(JSON.parse(text));
  return parsed.ok ? parsed.document : null;
}

function toldProduct({ layers, ...change }: ProductChange): ToldChange {
  const first = layers.slice(0, TOLD).map(({ id, layer, changes }) => ({
    id,
    layer: wordsOf(layer),
    changes: [...changes],
  }));
  return { ...change, layers: first, more: layers.length - first.length };
}

/** What a layer is called by. */
function wordsOf(layer: LayerChange["layer"]): ToldChange["layers"][number]["layer"] {
  const role = riderRole(layer);
  return {
    kind: layer.kind,
    ...(role !== undefined && { role }),
    ...(layer.name !== undefined && { name: layer.name }),
    ...("text" in layer && { text: layer.text }),
  };
}
