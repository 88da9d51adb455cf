import { keptWidth } from "@holeshot/domain";
import sharp, { type Sharp } from "sharp";
import { keptFolder } from "../../platform/kept-files.ts";
import type { Log } from "../../platform/log.ts";
import type { Storage } from "../../platform/storage.ts";
import { keptSize } from "./kept-sizes.ts";

/** A picture as one browser is going to show it. */
export interface SizedPicture {
  readonly bytes: Uint8Array;
  readonly contentType: "image/webp" | "image/avif";
  /** Whether nothing better comes at this address. */
  readonly final: boolean;
}

interface Asked {
  readonly file: string;
  /** Pixels across. */
  readonly size: number;
  /** The request's `Accept`. */
  readonly accept: string | undefined;
}

/** Answers null where the picture itself cannot be drawn. */
export type SizedPictures = (
  asked: Asked,
  whole: () => Promise<Uint8Array | null>,
) => Promise<SizedPicture | null>;

type Kind = "webp" | "avif";

/** Both look alike beside each other at 100 %; AVIF takes half of the bytes and ten times the work. */
const settings = {
  webp: { quality: 86, alphaQuality: 90, effort: 4 },
  avif: { quality: 58, effort: 3 },
} as const;
const encoders: Record<Kind, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp(settings.webp),
  avif: (picture) => picture.avif(settings.avif),
};

/**
 * Pictures of kits and sets in the widths that pages show them in, each made once and kept. Who asks first for one in AVIF
 * gets it as WebP: nobody waits for the packing, which goes on one at a time behind the answers. What was packed in another
 * folder of data is taken from `kept`.
 */
export function sizedPictures(
  storage: Storage,
  log: Pick<Log, "error">,
  kept = keptFolder(),
): SizedPictures {
  const making = new Map<string, Promise<Uint8Array>>();
  let turn: Promise<unknown> = Promise.resolve();

  async function keep(key: string, kind: Kind, width: number, whole: Uint8Array) {
    const how = JSON.stringify([kind, width, settings[kind]]);
    const packed = await keptSize(kept, how, whole, () =>
      encoders[kind](sharp(whole).resize({ width })).toBuffer(),
    );
    await storage.put(key, packed, `image/${kind}`);
    return packed;
  }

  function made(key: string, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = making.get(key);
    if (known) return known;
    const begun = work().finally(() => making.delete(key));
    making.set(key, begun);
    return begun;
  }

  function later(key: string, work: () => Promise<Uint8Array>): void {
    if (making.has(key)) return;
    const begun = turn.then(() => made(key, work));
    turn = begun.catch((error: unknown) => log.error({ err: error }, "a picture was not packed"));
  }

  return async ({ file, size, accept = "" }, whole) => {
    const width = keptWidth("kit", size);
    const keyOf = (kind: Kind): string =>
      `previews/${file.replace(/\.webp$/, "")}-${width}.${kind}`;
    const takesAvif = accept.includes("image/avif");
    if (takesAvif && (await storage.exists(keyOf("avif")))) {
      const bytes = await storage.get(keyOf("avif"));
      return { bytes, contentType: "image/avif", final: true };
    }
    const key = keyOf("webp");
    const source = (await storage.exists(key)) ? null : await whole();
    if (source === null && !(await storage.exists(key))) return null;
    const bytes =
      source === null
        ? await storage.get(key)
        : await made(key, () => keep(key, "webp", width, source));
    if (takesAvif) {
      later(keyOf("avif"), async () => {
        const drawn = source ?? (await whole());
        if (!drawn) throw new Error(`${file} cannot be drawn any more`);
        return keep(keyOf("avif"), "avif", width, drawn);
      });
    }
    return { bytes, contentType: "image/webp", final: !takesAvif };
  };
}
