import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  bailGesture,
  beginGesture,
  edit,
  endGesture,
  historySteps,
  parseDocument,
  redo,
  restoreHistory,
  startEditing,
  undo,
} from "@holeshot/design";
import type { Command, DesignDocument, Editing } from "@holeshot/design";
import { anyCommand, designDocument } from "../../testing/arbitraries.ts";
import { jersey, textLayer } from "../../testing/fixtures.ts";

function start(): Editing {
  const parsed = parseDocument(jersey([textLayer()]));
  if (!parsed.ok) throw new Error("fixture");
  return startEditing(parsed.document);
}

function must(editing: Editing, command: Command): Editing {
  const result = edit(editing, command);
  if (!result.ok) throw new Error(result.code);
  return result.editing;
}

function move(dx: number): Command {
  return { type: "move_layers", product: "jersey", layers: ["t1"], dx, dy: 0 };
}

function x(document: DesignDocument): number | undefined {
  const layer = document.products.jersey?.layers[0];
  return layer?.kind === "text" ? layer.x : undefined;
}

test("D4.1 undoing all of any row of commands leads back, redoing all leads forward again", () => {
  fc.assert(
    fc.property(designDocument, fc.array(anyCommand, { maxLength: 15 }), (document, list) => {
      let editing = startEditing(document);
      const states = [document];
      for (const command of list) {
        const result = edit(editing, command);
        if (!result.ok || result.editing === editing) continue;
        editing = result.editing;
        states.push(editing.document);
      }
      for (const state of states.toReversed()) {
        expect(editing.document).toEqual(state);
        editing = undo(editing);
      }
      for (const state of states) {
        expect(editing.document).toEqual(state);
        editing = redo(editing);
      }
    }),
    { numRuns: 200 },
  );
});

test("D4.2 a gesture of many moves is one step", () => {
  let editing = beginGesture(start(), "move");
  for (let i = 0; i < 60; i += 1) editing = must(editing, move(1));
  editing = endGesture(editing);
  expect(x(editing.document)).toBe(60);
  expect(editing.history.past).toHaveLength(1);
  expect(editing.history.past[0]?.changes).toHaveLength(1);
  expect(x(undo(editing).document)).toBe(0);
});

test("D4.2 a gesture that comes back to where it began leaves no step", () => {
  const editing = endGesture(must(must(beginGesture(start(), "move"), move(5)), move(-5)));
  expect(editing.history.past).toHaveLength(0);
});

test("D4.3 a gesture let go restores the document and keeps what could be redone", () => {
  const before = undo(must(start(), move(3)));
  const after = bailGesture(must(beginGesture(before, "move"), move(9)));
  expect(after.document).toEqual(before.document);
  expect(x(redo(after).document)).toBe(3);
});

test("D4.4 200 steps are kept, the oldest is forgotten first", () => {
  let editing = start();
  for (let i = 0; i < historySteps + 10; i += 1) editing = must(editing, move(1));
  expect(editing.history.past).toHaveLength(200);
  for (let i = 0; i < 300; i += 1) editing = undo(editing);
  expect(x(editing.document)).toBe(10);
});

test("D4.5 a new act ends what could be redone; one that changes nothing does not", () => {
  const undone = undo(must(start(), move(3)));
  expect(x(redo(must(undone, move(0))).document)).toBe(3);
  const other = must(undone, move(8));
  expect(redo(other)).toBe(other);
});

test("D4.6 undo survives a reload", () => {
  fc.assert(
    fc.property(
      designDocument,
      fc.array(anyCommand, { maxLength: 10 }),
      fc.nat(5),
      (document, list, back) => {
        let editing = startEditing(document);
        for (const command of list) {
          const result = edit(editing, command);
          if (result.ok) editing = result.editing;
        }
        for (let i = 0; i < back; i += 1) editing = undo(editing);
        const stored = JSON.parse(JSON.stringify(editing)) as Editing;
        expect(restoreHistory(stored.history, stored.document)).toEqual(editing.history);
      },
    ),
    { numRuns: 100 },
  );
});

test("D4.7 a history of another document, or one that was tampered with, comes back empty", () => {
  const editing = must(must(start(), move(3)), move(4));
  const elsewhere = undo(editing).document;
  expect(restoreHistory(editing.history, elsewhere).past).toEqual([]);
  expect(restoreHistory({ past: "x" }, editing.document).past).toEqual([]);
  const bent = JSON.parse(
    JSON.stringify(editing.history).replaceAll('"size":40', '"size":-1'),
  ) as unknown;
  expect(restoreHistory(bent, editing.document).past).toEqual([]);
  expect(restoreHistory(editing.history, editing.document).past).toHaveLength(2);
});
