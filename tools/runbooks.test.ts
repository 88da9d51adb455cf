import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

describe("the commands of the runbooks", () => {
  const files = ["README.md", ...globSync("docs/runbooks/**/*.md", { cwd: ROOT })];

  it.each(files)("%s runs sources with the Node that reads them", (file) => {
    // Whoever runs the shop may have Node 20, which reads no types; the one that came with the shop is named by its path.
    const text = readFileSync(join(ROOT, file), "utf8");
    expect(text.match(/(?<![\w/.-])node (?:--[\w=-]+ )*[\w./-]+\.ts\b/g) ?? []).toEqual([]);
  });
});
