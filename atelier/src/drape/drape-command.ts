import { parseArgs } from "node:util";
import { pageRecipes, recipes } from "./recipes.ts";
import { runDrape } from "./run-drape.ts";
import { drapeFolder, writeDrape } from "./store-drape.ts";

/** Drapes the named garments, all without a name, and stores them for the bake. */
export function drapeCommand(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      phases: { type: "string" },
      spacing: { type: "string" },
      out: { type: "string", default: drapeFolder },
    },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(recipes);
  const known = { ...recipes, ...pageRecipes };
  for (const name of names) {
    const recipe = known[name];
    if (!recipe)
      throw new RangeError(`No drape ${name}; there are ${Object.keys(known).join(", ")}`);
    const start = performance.now();
    const tell = (text: string) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
      process.stdout.write(text.includes("\n") ? `${text}\n` : `${seconds} s  ${text}\n`);
    };
    const phases = values.phases === undefined ? Infinity : Number(values.phases);
    const made = recipe();
    const spacing = Number(values.spacing ?? made.spacing);
    writeDrape(runDrape(name, { ...made, spacing }, tell, phases), values.out);
  }
}
