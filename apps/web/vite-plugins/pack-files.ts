import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const pack = promisify(brotliCompress);

/** Letters and pictures are packed already. */
const packs = /\.(?:js|css|json|svg|wasm)$/;
/** Below this an answer's own headers weigh more. */
const WORTH_BYTES = 1000;
/** Nearly all that the best setting gains, in a fifth of its time. */
const QUALITY = 9;

/** Lays each file of the build beside itself as Brotli: the server sends that to whoever takes it. */
export function packFiles(): Plugin {
  return {
    name: "pack-files",
    applyToEnvironment: ({ name }) => name === "client",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const names = Object.keys(bundle).filter((name) => packs.test(name));
      await Promise.all(
        names.map(async (name) => {
          const bytes = await readFile(join(dir, name));
          if (bytes.length < WORTH_BYTES) return;
          const packed = await pack(bytes, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
          });
          await writeFile(join(dir, `${name}.br`), packed);
        }),
      );
    },
  };
}
