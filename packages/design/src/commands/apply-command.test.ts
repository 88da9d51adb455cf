import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  applyChanges,
  applyCommand,
  diffDocuments,
  parseDocument,
  reverseChanges,
} from "@holeshot/design";
import type { Command, DesignDocument } from "@holeshot/design";
import { anyCommand, commands, designDocument } from "../../testing/arbitraries.ts";

function frozen(document: DesignDocument): DesignDocument {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    typeof value === "object" && value !== null ? Object.freeze(value) : value,
  ) as DesignDocument;
}

const types = Object.keys(commands) as Command["type"][];

test.each(types)("D3.1 the inverse of %s restores the document", (type) => {
  let changed = 0;
  fc.assert(
    fc.property(designDocument, commands[type], (document, command) => {
      const before = frozen(document);
      const result = applyCommand(before, command);
      if (!result.ok) return;
      const changes = diffDocuments(before, result.document);
      if (changes.length > 0) changed += 1;
      expect(applyChanges(before, changes)).toEqual(result.document);
      expect(applyChanges(result.document, reverseChanges(changes))).toEqual(before);
    }),
    { numRuns: 300, seed: 7 },
  );
  // The property says nothing if the commands never do anything.
  expect(changed).toBeGreaterThan(5);
});

test("D3.2 what an accepted command leaves is a valid document", () => {
  fc.assert(
    fc.property(designDocument, fc.array(anyCommand, { maxLength: 12 }), (start, list) => {
      let document = frozen(start);
      for (const command of list) {
        const result = applyCommand(document, command);
        if (result.ok) document = result.document;
      }
      expect(parseDocument(document)).toMatchObject({ ok: true });
    }),
    { numRuns: 300 },
  );
});

test("D3.3 layers and products a command does not touch stay the same objects", () => {
  fc.assert(
    fc.property(designDocument, anyCommand, (document, command) => {
      if (command.type === "replace_document") return;
      const result = applyCommand(document, command);
      if (!result.ok) return;
      const touched = new Set(
        diffDocuments(document, result.document).map((change) =>
          change.at === "layer" ? `${change.product} ${change.layer}` : "",
        ),
      );
      for (const [name, product] of Object.entries(document.products)) {
        for (const layer of product.layers) {
          const after = Object.entries(result.document.products)
            .find(([other]) => other === name)?.[1]
            .layers.find((one) => one.id === layer.id);
          if (!touched.has(`${name} ${layer.id}`)) expect(after).toBe(layer);
        }
      }
    }),
  );
});

test("D3.3 a command that changes nothing answers the same document", () => {
  fc.assert(
    fc.property(designDocument, anyCommand, (document, command) => {
      const result = applyCommand(document, command);
      if (!result.ok || diffDocuments(document, result.document).length > 0) return;
      expect(result.document).toBe(document);
    }),
  );
});
