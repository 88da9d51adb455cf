import * as fc from "fast-check";
import { expect, it } from "vitest";
import { asLine } from "./as-line.ts";

it("takes out what paste brings along unseen and keeps what is written", () => {
  expect(asLine("\u200eJose\u0301\u00a0O’Neil\u200f \u00ad")).toBe("Jose\u0301 O’Neil");
  expect(asLine("\u2066Kim\u2069\tde\r\nVries")).toBe("Kim de Vries");
  // Without its joiners it would be three people.
  expect(asLine("👨‍👩‍👧")).toBe("👨‍👩‍👧");
});

it("leaves nothing that the shop refuses in a name", () => {
  const refused = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
  const units = fc.oneof(
    fc.string({ unit: "binary", maxLength: 3 }),
    fc.constantFrom("\u2028", "\u202e", "\u2067", "\u061c", "\t", "\u0085"),
  );
  fc.assert(
    fc.property(fc.array(units, { maxLength: 20 }), (parts) => {
      const line = asLine(parts.join(""));
      expect(line).not.toMatch(refused);
      expect(line).toBe(line.trim());
    }),
  );
});
