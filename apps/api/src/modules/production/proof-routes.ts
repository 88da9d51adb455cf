import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getPressColours } from "@holeshot/contract";
import type { Http } from "../../platform/http/http.ts";
import { answer, serve } from "../../platform/http/serve.ts";
import { catalogueFolder, openCatalogue, type ShopPrinter } from "../catalogue/index.ts";
import { isPressProfile } from "./press-colours.ts";
import { type SoftProof, softProof } from "./soft-proof.ts";

interface Press {
  /** Null where no profile is configured: shown by the rule for process inks. */
  readonly profile: string | null;
  readonly proof: SoftProof;
}

/** How the shop's printer shows the colours of a design: by its profile, else by the stated rule. */
export function proofRoutes(http: Http): void {
  let press: Promise<Press> | undefined;
  serve(http, getPressColours, async ({ query }) => {
    press ??= pressOf(openCatalogue().printers);
    const { profile, proof } = await press;
    const colours = [...new Set(query.colours.split("-"))].map((digits) => `#${digits}`);
    const proofed = await proof(colours);
    return answer(
      200,
      {
        profile,
        colours: proofed.map(
          ({ colour, printed, difference, printable, nearest, fluorescent }) => ({
            colour,
            printed,
            difference: Math.round(difference * 10) / 10,
            printable,
            nearest,
            fluorescent,
          }),
        ),
      },
      { "cache-control": "public, max-age=3600" },
    );
  });
}

/** The first printer that has a profile: garments go to it. */
async function pressOf(printers: readonly ShopPrinter[]): Promise<Press> {
  for (const { colour, profile } of printers) {
    if (profile === undefined) continue;
    const file = join(catalogueFolder, profile);
    const bytes = await readFile(file).catch(() => new Uint8Array());
    if (isPressProfile(bytes, colour)) {
      return { profile: profile.replace(/\.icc$/, ""), proof: softProof(file) };
    }
  }
  return { profile: null, proof: softProof("cmyk") };
}
