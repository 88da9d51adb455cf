import { describe, expect, it } from "vitest";
import { fixture } from "../lib/fixture.ts";
import { checkThirdParty, drawThirdParty } from "./third-party.ts";

function shop(licence: string | undefined): string {
  const packages = {
    "": { dependencies: { tool: "1.0.0" } },
    "node_modules/tool": {
      version: "1.0.0",
      license: licence,
      optionalDependencies: { "tool-linux": "1.0.0" },
    },
    "node_modules/tool-linux": { version: "1.0.0" },
  };
  return fixture({ "package-lock.json": { packages } });
}

describe("the list of others' work", () => {
  it("gives a platform's binary the licence of its package", () => {
    const page = drawThirdParty(shop("MIT"));
    expect(page).toContain("| tool | 1.0.0 | MIT |");
    expect(page).toContain("- **MIT** (1): tool-linux");
  });

  it("accepts one of several licences, and refuses what nobody accepted", () => {
    expect(checkThirdParty(shop("(GPL-3.0 OR MIT)")).problems).toEqual([
      "THIRD_PARTY.md is stale: npm run docs",
    ]);
    expect(checkThirdParty(shop("GPL-3.0")).problems[0]).toBe(
      "tool is under GPL-3.0, which nobody has accepted yet",
    );
    expect(checkThirdParty(shop("MIT AND GPL-3.0")).problems).toHaveLength(3);
    expect(checkThirdParty(shop(undefined)).problems[0]).toContain("unknown");
  });
});
