import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp, { type OverlayOptions } from "sharp";
import { readManifest } from "../export/manifest-file.ts";
import { clothFolder } from "../export/cloth-folder.ts";
import { lettering } from "./lettering.ts";
import { lookAtRider } from "./look-at-rider.ts";
import { readKit } from "./read-kit.ts";
import { repositoryRoot } from "./repository-root.ts";

/** `riders --out FILE [KIT[/COLOURWAY]…] [--riders A,B] [--cell PX] [--columns N]`: riders' fronts and backs in kits, a row of cells a rider. */
export async function ridersCommand(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      riders: { type: "string" },
      cell: { type: "string", default: "360" },
      columns: { type: "string", default: "4" },
      out: { type: "string" },
    },
  });
  const { out } = values;
  if (!out) throw new RangeError("--out FILE is missing");
  const manifest = readManifest(clothFolder);
  const { figures = {} } = manifest;
  const named =
    positionals.length > 0
      ? positionals
      : readdirSync(join(repositoryRoot, "catalogue/templates")).toSorted();
  const ways = named.map((name) => {
    const [kit = name, way] = name.split("/");
    return { kit, colourway: way ?? readKit(kit).colourways[0]?.id ?? "" };
  });
  const [cell, columns] = [Number(values.cell), Number(values.columns)];
  const fonts = await lettering();
  const overlays: OverlayOptions[] = [];
  for (const name of values.riders?.split(",") ?? Object.keys(figures)) {
    const figure = figures[name];
    if (!figure) throw new RangeError(`${name} is not baked`);
    const views = await Promise.all(
      (["front", "back"] as const).map((view) =>
        lookAtRider(figure, view, manifest, clothFolder, fonts, 2 * cell),
      ),
    );
    for (const way of ways)
      for (const show of views)
        overlays.push({
          input: await sharp(await show(way))
            .resize(cell)
            .png({ compressionLevel: 1 })
            .toBuffer(),
        });
  }
  const placed = overlays.map((one, n) => ({
    ...one,
    left: (n % columns) * cell,
    top: Math.floor(n / columns) * cell,
  }));
  const [width, height] = [columns * cell, Math.ceil(placed.length / columns) * cell];
  await sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite(placed)
    .toFile(out);
  process.stdout.write(
    `${out}: ${ways.map(({ kit, colourway }) => `${kit}/${colourway}`).join(" ")}\n`,
  );
}
