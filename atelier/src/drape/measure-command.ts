import { draftGarment } from "@holeshot/garments";
import { buildMesh } from "../mesh/build-mesh.ts";
import { measureStrain } from "./measure-strain.ts";
import type { Drape } from "./drape.ts";
import { ribsOf, type Recipe } from "./recipe.ts";
import { pageRecipes, recipes } from "./recipes.ts";
import { placeVertices } from "./start-places.ts";
import { drapeFolder, readDrape } from "./store-drape.ts";
import { girthTable, seamTable, strainTable } from "./tables.ts";

/** `measure [NAME…]`: girths, seams before and strain after of stored drapes, all without a name, as draping printed them. */
export function measureCommand(args: string[]): void {
  for (const name of args.length > 0 ? args : Object.keys(recipes)) {
    const recipe = { ...recipes, ...pageRecipes }[name];
    if (!recipe) throw new RangeError(`No drape ${name}`);
    process.stdout.write(`== ${name}\n${measure(recipe(), readDrape(name, drapeFolder))}\n\n`);
  }
}

function measure(recipe: Recipe, drape: Drape): string {
  const drafted = draftGarment(recipe);
  const garment = recipe.prepare?.(drafted) ?? drafted;
  const mesh = buildMesh(garment, recipe.spacing);
  if (mesh.particleCount !== drape.particleCount)
    throw new RangeError(`${drape.id} was draped from another pattern`);
  const positions = new Float64Array(3 * mesh.particleCount);
  for (const piece of drape.pieces)
    for (const [vertex, particle] of piece.particles.entries())
      for (let c = 0; c < 3; c++)
        positions[3 * particle + c] = (piece.positions[3 * vertex + c] as number) * 100;
  const { summary, rows } = measureStrain(mesh, positions, recipe.tightEdges, ribsOf(recipe));
  return [
    girthTable(recipe.girths),
    seamTable(garment, mesh, placeVertices(garment, mesh, recipe)),
    strainTable(rows, summary),
  ].join("\n");
}
