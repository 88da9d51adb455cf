import { plainCmyk } from "@holeshot/artwork";
import { openCatalogue } from "../../catalogue/index.ts";
import { byDesign, type DesignPicture } from "../design-pictures.ts";
import type { FileNames } from "../file-names.ts";
import type { PackFile } from "../manifest.ts";
import { leastGap } from "../marker-files.ts";
import type { OrderUnit } from "../order-units.ts";
import type { KeepFile } from "../pack-files.ts";
import type { PackJob } from "../pack-job.ts";
import { placedParts } from "./placed-parts.ts";
import { writeStrikeOff } from "./strike-off.ts";
import { hasHoles, type TechPack, type TechProduct, type TechUnit } from "./tech-pack.ts";
import { writeTechPack } from "./write-tech-pack.ts";

/** Width of cloth that metres are told for where no marker was asked for, mm. */
const usualWidth = 1600;

/** Writes the tech pack of each design of an order. */
export async function techPackFiles(
  job: PackJob,
  { pictures, names }: { readonly pictures: readonly DesignPicture[]; readonly names: FileNames },
  keep: KeepFile,
): Promise<PackFile[]> {
  const { made, request, printer, press, sources, words } = job;
  const faces = new Map(openCatalogue().fonts.map(({ id, name }) => [id, name]));
  const files: PackFile[] = [];
  for (const units of byDesign(job.units)) {
    const [first] = units as [OrderUnit];
    const { designName: name, revision } = first;
    const own = pictures.filter((one) => one.name === name && one.revision === revision);
    const facts = (): TechPack => ({
      order: made.order.order_number,
      name,
      revision,
      created: press.created,
      language: request.language,
      words,
      products: productsOf(job, units),
      pictures: own,
      sources,
      faceName: (id) => faces.get(id) ?? id,
      cmyk: "toCmyk" in press && press.toCmyk ? press.toCmyk : plainCmyk,
      profile: "toCmyk" in press && printer.profile !== undefined ? printer.profile : null,
      lay: {
        width: request.marker?.width ?? usualWidth,
        gap: Math.max(leastGap, 2 * printer.bleed),
      },
      holeInk: printer.inks.hole,
    });
    const place = `tech-packs/${names.design(first)}`;
    const key = `tech ${first.position}`;
    files.push(
      await keep(
        () => `${place}.pdf`,
        () => writeTechPack(facts()),
        key,
      ),
      await keep(
        () => `${place}-strike-off.pdf`,
        () => writeStrikeOff(facts(), printer.colour),
        `${key} strike-off`,
      ),
    );
  }
  return files;
}

function productsOf(job: PackJob, units: readonly OrderUnit[]): readonly TechProduct[] {
  return [...Map.groupBy(units, ({ product }) => product)].map(([product, own]): TechProduct => {
    const drawn = own.map((unit): TechUnit => ({ unit, drawn: job.draw(unit) }));
    // Drawings that show holes tell more than those of lines without.
    const holed = drawn.filter(hasHoles);
    const sample = sampleOf(holed.length > 0 ? holed : drawn);
    return {
      product,
      units: drawn,
      sample,
      parts: placedParts(sample.unit, sample.drawn, job.sources),
    };
  });
}

/** Of these lines the first of the size that most are made of. */
function sampleOf(units: readonly TechUnit[]): TechUnit {
  const counts = new Map<string, number>();
  for (const { unit } of units) counts.set(unit.size, (counts.get(unit.size) ?? 0) + unit.quantity);
  return units.reduce((best, one) =>
    (counts.get(one.unit.size) ?? 0) > (counts.get(best.unit.size) ?? 0) ? one : best,
  );
}
