import { describe, expect, it } from "vitest";
import { fixture } from "../lib/fixture.ts";
import { checkDrawing, drawArchitecture } from "./drawing.ts";

const rooms = {
  "packages/low": { name: "low", what: "the ground", uses: [] },
  "packages/middle": { name: "middle", what: "", uses: ["low"] },
  "apps/top": { name: "top", what: "", uses: ["low", "middle"] },
};

describe("the drawing of the arrows", () => {
  it("is filled in between its marks and leaves out what a chain implies", () => {
    const root = fixture({
      "architecture.json": { rooms },
      "ARCHITECTURE.md": "# Rooms\n<!-- arrows: -->\n<!-- /arrows -->\nLife.",
    });
    const page = drawArchitecture(root);
    expect(page).toContain("| `packages/low` | the ground | nothing |");
    expect(page).toContain("top --> middle");
    expect(page).not.toContain("top --> low");
    expect(page.endsWith("\nLife.")).toBe(true);
    expect(checkDrawing(root).problems).toEqual([
      "the arrows in ARCHITECTURE.md are stale: npm run docs",
    ]);
    expect(
      checkDrawing(fixture({ "architecture.json": { rooms }, "ARCHITECTURE.md": page })).problems,
    ).toEqual([]);
  });
});
