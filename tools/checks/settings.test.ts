import { describe, expect, it } from "vitest";
import { fixture } from "../lib/fixture.ts";
import { checkSettings } from "./settings.ts";

const config = {
  "apps/api/src/config/config.ts": `settings.text("SHOP_URL"); settings.whole("SMTP_PORT", 1); settings.text("NODE_ENV");`,
};

describe("the settings check", () => {
  it("is content when the README tells what is read", () => {
    const readme = "| `SHOP_URL`, `SMTP_PORT` | none | where |";
    expect(checkSettings(fixture({ ...config, "README.md": readme }))).toEqual([]);
  });

  it("finds a setting nobody tells, and one nobody reads", () => {
    const readme = "| `SHOP_URL` | none | where |\n| `OLD_NAME` | none | gone |";
    expect(checkSettings(fixture({ ...config, "README.md": readme }))).toEqual([
      "README.md does not tell SMTP_PORT, which apps/api/src/config reads",
      "README.md tells OLD_NAME, which nothing reads",
    ]);
  });
});
