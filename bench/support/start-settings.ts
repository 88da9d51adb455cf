import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { readonly scripts: { readonly start: string } };
const words = scripts.start.split(" ");

/** What `npm start` sets in the environment. */
export const startEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  words.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split("=", 2)),
);

/** What `npm start` tells Node. */
export const startFlags: readonly string[] = words.filter((word) => word.startsWith("--"));
