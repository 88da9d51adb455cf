import {
  type AnswerBodyOf,
  getCatalogueFile,
  getConfiguratorSet,
  getShop,
  listConfiguratorSets,
  listCountries,
} from "@holeshot/contract";
import { limits } from "@holeshot/domain";
import { pageOf, readCursor } from "../../platform/http/cursor.ts";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import { writtenOut } from "../../platform/http/written-once.ts";
import { Problem } from "../../platform/problem.ts";
import type { DrawPreview } from "./assets.ts";
import { presentSet, presentSetSummary } from "./presenter.ts";
import { packSets, takesBrotli } from "./pack-sets.ts";
import { presentShop } from "./present-shop.ts";
import type { Shop } from "./shop.ts";
import type { SizedPictures } from "./sized-pictures.ts";

const HOUR = "public, max-age=3600";
/** What is sold changes with a restart: who comes back within ten minutes sees it at once, and what is new the time after. */
const BRIEFLY = "public, max-age=10, stale-while-revalidate=600";
/** What a file under a lasting name says changes only with the program. */
const SOON = "public, max-age=60";
/** A file's name changes with its content, so a copy is good for ever. */
const FOR_EVER = "public, max-age=31536000, immutable";

export function catalogueRoutes(
  http: Http,
  { catalogue, assets, cloth, countries }: Shop,
  draw: (file: string) => DrawPreview,
  sized: SizedPictures,
): void {
  packSets(http);
  /** What a set says in a language stays the same while the program runs: 870 kB, which others would wait for each time. */
  const wholeSets = new Map<string, AnswerBodyOf<typeof getConfiguratorSet, 200>>();
  serve(http, listConfiguratorSets, async ({ query, language }) => {
    const { cursor, limit = limits.pageSize } = query;
    const [last] = readCursor(cursor, 1) ?? [];
    const place = catalogue.sets.findIndex(({ uuid }) => uuid === last);
    // A set that was taken from the catalogue since: whoever pages on begins anew rather than miss one.
    const page = pageOf(catalogue.sets.slice(place + 1), limit, ({ uuid }) => [uuid]);
    const data = page.data.map((set) => presentSetSummary(set, catalogue, assets, language));
    return answer(200, { ...page, data }, sold(language));
  });

  serve(http, getConfiguratorSet, async ({ params, language }) => {
    const set = catalogue.set(params.configuratorSetUuid);
    if (!set) throw new Problem("not_found");
    const key = `${set.uuid} ${language}`;
    const whole =
      wholeSets.get(key) ??
      writtenOut(presentSet(set, catalogue, assets, language, cloth?.manifest ?? null));
    wholeSets.set(key, whole);
    return answer(200, whole, sold(language));
  });

  serve(http, listCountries, async ({ language }) =>
    answer(
      200,
      { data: [...countries(language)] },
      {
        ...translated(language),
        "cache-control": HOUR,
      },
    ),
  );

  serve(http, getShop, async ({ language }) =>
    // Not kept by caches for long: whoever changes a price and restarts wants it seen.
    answer(200, presentShop(catalogue, language), {
      ...translated(language),
      "cache-control": "no-cache",
    }),
  );

  serve(http, getCatalogueFile, async ({ params, query, raw }) => {
    const asset = assets.find(params.file);
    if (asset?.drawn === true && query.size !== undefined) {
      const asked = { file: params.file, size: query.size, accept: raw.headers.accept };
      const picture = await sized(asked, () => asset.bytes(draw(params.file)));
      if (!picture) throw new Problem("not_found");
      return answer(200, picture.bytes, {
        "content-type": picture.contentType,
        "cache-control": picture.final ? FOR_EVER : SOON,
        vary: "accept",
      });
    }
    const packed = takesBrotli(raw.headers["accept-encoding"]) ? asset?.packed : undefined;
    const bytes = packed ? await packed() : await asset?.bytes(draw(params.file));
    if (!asset || !bytes) throw new Problem("not_found");
    return answer(200, bytes, {
      "content-type": asset.contentType,
      "cache-control": asset.changes ? SOON : FOR_EVER,
      ...(asset.packed ? { vary: "accept-encoding" } : {}),
      ...(packed ? { "content-encoding": "br" } : {}),
    });
  });
}

function sold(language: string): Readonly<Record<string, string>> {
  return { ...translated(language), "cache-control": BRIEFLY };
}

function translated(language: string): Readonly<Record<string, string>> {
  return { "content-language": language === "dk" ? "da" : language, vary: "accept-language" };
}
