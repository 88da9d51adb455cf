// npm run garments -- report [product] [size] [--option value]: seams by deviation, areas, cloth, finished measures.
// npm run garments -- plot PRODUCT SIZE[,SIZE…] --out DIR [--option value]: every piece at 1:1 as SVG, all of them nested,
// and several sizes over each other.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { productIds } from "@holeshot/domain";
import { baseSize, draftGarment, sizes, type Garment, type ProductId } from "@holeshot/garments";
import { plotNested } from "./nest.ts";
import { plotOverlay } from "./overlay.ts";
import { plotPiece } from "./plot.ts";
import { reportGarment } from "./report.ts";

const help = `Usage:
  npm run garments -- report [PRODUCT] [SIZE] [--choose option=value …]
  npm run garments -- plot PRODUCT SIZE[,SIZE…] --out DIR [--choose option=value …]`;

/** A mistake in what was typed; told without a stack. */
class UsageError extends Error {}

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: "string" },
      choose: { type: "string", multiple: true },
      help: { type: "boolean", short: "h" },
    },
  });
  const [command, product, size] = positionals;
  if (values.help || command === undefined) return console.log(help);
  const options = Object.fromEntries(
    (values.choose ?? []).map((pair) => pair.split("=") as [string, string]),
  );
  if (command === "report") return report(product, size, options);
  if (command === "plot") return plot(product, size, values.out, options);
  throw new UsageError(`“${command}” is no command.\n${help}`);
}

function report(
  product: string | undefined,
  size: string | undefined,
  options: Record<string, string>,
): void {
  const chosen = product === undefined ? productIds : [productOf(product)];
  for (const one of chosen) {
    console.log(reportGarment(draft(one, size ?? baseSize(one), options)));
  }
}

function plot(
  product: string | undefined,
  list: string | undefined,
  out: string | undefined,
  options: Record<string, string>,
): void {
  if (!product || !list || !out)
    throw new UsageError(`plot needs a product, a size and --out.\n${help}`);
  const drafted = list.split(",").map((size) => draft(productOf(product), size, options));
  for (const garment of drafted) {
    const folder = join(out, `${product}-${garment.size}`);
    mkdirSync(folder, { recursive: true });
    for (const piece of garment.pieces)
      writeFileSync(join(folder, `${piece.id}.svg`), plotPiece(garment, piece));
    writeFileSync(join(folder, "all.svg"), plotNested(garment));
    console.log(`${garment.pieces.length} pieces in ${folder}`);
  }
  if (drafted.length > 1) {
    const file = join(out, `${product}-overlay.svg`);
    writeFileSync(file, plotOverlay(drafted));
    console.log(`${drafted.map((garment) => garment.size).join(", ")} over each other in ${file}`);
  }
}

function draft(product: ProductId, size: string, options: Record<string, string>): Garment {
  try {
    return draftGarment({ product, size, options });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const known = sizes(product).map(({ id }) => id);
    throw new UsageError(`${error.message}. Sizes of ${product}: ${known.join(" ")}`, {
      cause: error,
    });
  }
}

function productOf(name: string): ProductId {
  const product = productIds.find((one) => one === name);
  if (!product)
    throw new UsageError(`“${name}” is no product; there are ${productIds.join(", ")}.`);
  return product;
}

try {
  run();
} catch (error) {
  const typed =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith("ERR_PARSE_ARGS");
  if (!typed) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
