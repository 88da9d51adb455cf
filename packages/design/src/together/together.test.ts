import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyEdits,
  beginGesture,
  dropAct,
  edit,
  editsBetween,
  endGesture,
  followDocument,
  hearAccepted,
  hearAct,
  hearDocument,
  isBehind,
  isSettled,
  parseDocument,
  redo,
  startCopy,
  startEditing,
  takeAct,
  undo,
} from "@holeshot/design";
import type {
  Act,
  Command,
  DesignDocument,
  Editing,
  OrderedAct,
  Rebased,
  SharedCopy,
  TextLayer,
} from "@holeshot/design";
import { anyCommand, designDocument } from "../../testing/arbitraries.ts";
import { jersey, textLayer } from "../../testing/fixtures.ts";

const long = process.env["LONG"] === "1";

/** As it would have come over the wire. */
function wired<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function documentOf(layers: readonly unknown[]): DesignDocument {
  const parsed = parseDocument(jersey(layers));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.document;
}

function must(editing: Editing, command: Command): Editing {
  const result = edit(editing, command);
  if (!result.ok) throw new Error(result.code);
  return result.editing;
}

function layerOf(document: DesignDocument, id: string): TextLayer | undefined {
  return document.products.jersey?.layers.find((each) => each.id === id) as TextLayer | undefined;
}

test("what differs between two documents, made in the first, gives the second", () => {
  fc.assert(
    fc.property(designDocument, fc.array(anyCommand, { maxLength: 12 }), (document, list) => {
      const after = list.reduce((editing, command) => {
        const result = edit(editing, command);
        return result.ok ? result.editing : editing;
      }, startEditing(document)).document;
      const made = applyEdits(document, wired(editsBetween(document, after))).document;
      expect(wired(made)).toEqual(wired(after));
      expect(editsBetween(made, after)).toEqual([]);
    }),
    { numRuns: long ? 4000 : 400 },
  );
});

test("a layer that moves up is one edit, however many it passes", () => {
  const layers = ["a", "b", "c", "d", "e"].map((id) => textLayer({ id }));
  const document = documentOf(layers);
  const moved = must(startEditing(document), {
    type: "reorder_layer",
    product: "jersey",
    layer: "a",
    index: 4,
  });
  expect(editsBetween(document, moved.document)).toEqual([
    { at: "order", product: "jersey", layer: "a", above: "e" },
  ]);
});

describe("a step back among others", () => {
  const start = startEditing(
    documentOf([textLayer(), textLayer({ id: "t2", text: "94" }), textLayer({ id: "t3" })]),
  );
  const product = "jersey";
  const theirs = (document: DesignDocument, command: Command): DesignDocument =>
    must(startEditing(document), command).document;

  test("takes back one's own field and leaves theirs", () => {
    const mine = must(start, { type: "set_text", product, layer: "t1", text: "7" });
    const next = theirs(mine.document, {
      type: "move_layers",
      product,
      layers: ["t1"],
      dx: 30,
      dy: 0,
    });
    const back = undo(followDocument(mine, next));
    expect(layerOf(back.document, "t1")).toMatchObject({ text: "23", x: 30 });
    expect(layerOf(redo(back).document, "t1")).toMatchObject({ text: "7", x: 30 });
  });

  test("passes over a step that they have done anew", () => {
    const mine = must(must(start, { type: "set_text", product, layer: "t2", text: "5" }), {
      type: "set_text",
      product,
      layer: "t1",
      text: "7",
    });
    const next = theirs(mine.document, { type: "set_text", product, layer: "t1", text: "8" });
    const back = undo(followDocument(mine, next));
    expect(layerOf(back.document, "t1")?.text).toBe("8");
    expect(layerOf(back.document, "t2")?.text).toBe("94");
  });

  test("brings a layer back that one removed oneself, never one that they removed", () => {
    const mine = must(must(start, { type: "set_text", product, layer: "t3", text: "5" }), {
      type: "remove_layers",
      product,
      layers: ["t2"],
    });
    const next = theirs(mine.document, { type: "remove_layers", product, layers: ["t3"] });
    const once = undo(followDocument(mine, next));
    expect(layerOf(once.document, "t2")?.text).toBe("94");
    expect(undo(once)).toBe(once);
    expect(layerOf(once.document, "t3")).toBeUndefined();
  });

  test("knows a gesture that is still going on", () => {
    const going = must(beginGesture(start, "drag"), {
      type: "move_layers",
      product,
      layers: ["t1"],
      dx: 10,
      dy: 0,
    });
    const next = theirs(going.document, { type: "set_text", product, layer: "t1", text: "8" });
    const back = undo(endGesture(followDocument(going, next)));
    expect(layerOf(back.document, "t1")).toMatchObject({ text: "8", x: 0 });
  });

  test("any acts of others leave a history that fits the document", () => {
    const commands = fc.array(anyCommand, { maxLength: 8 });
    fc.assert(
      fc.property(designDocument, commands, commands, fc.nat(4), (document, own, other, steps) => {
        let mine = startEditing(document);
        for (const command of own) {
          const result = edit(mine, command);
          if (result.ok) mine = result.editing;
        }
        for (let step = 0; step < steps; step += 1) mine = undo(mine);
        let next = mine.document;
        for (const command of other) {
          const result = edit(startEditing(next), command);
          if (result.ok) next = result.editing.document;
        }
        const followed = followDocument(mine, next);
        expect(followed.document === mine.document || followed.document === next).toBe(true);
        let forward = followed;
        while (forward.history.future.length > 0) forward = redo(forward);
        let back = forward;
        while (back.history.past.length > 0) back = undo(back);
        while (back.history.future.length > followed.history.future.length) back = redo(back);
        expect(wired(back.document)).toEqual(wired(next));
      }),
      { numRuns: long ? 2000 : 200 },
    );
  });
});

/** The server of the story: one order, each act once, nothing unsound. */
function server(document: DesignDocument) {
  const log: OrderedAct[] = [];
  const state = { version: 1, document };
  return {
    log,
    state,
    take(act: Act): number | null {
      const known = log.find(({ id }) => id === act.id);
      if (known) return known.version;
      const { document: next, count } = applyEdits(state.document, act.edits);
      if (count === 0 || !parseDocument(next).ok) return null;
      state.version += 1;
      state.document = next;
      log.push({ ...act, version: state.version });
      return state.version;
    },
    /** The old way: a whole document that replaces the version that was read. */
    save(next: DesignDocument): void {
      state.version += 1;
      state.document = next;
    },
    /** All acts since a version, or null where the whole document is needed. */
    since(version: number): OrderedAct[] | null {
      const acts = log.filter((act) => act.version > version);
      return acts.length === state.version - version ? acts : null;
    },
  };
}

interface Editor {
  editing: Editing;
  copy: SharedCopy;
  /** What the server sent and has not arrived. */
  inbox: OrderedAct[];
  /** Sent acts on their way, some of them twice. */
  outbox: Act[];
}

type Happening =
  | { readonly what: "act"; readonly who: number; readonly command: Command }
  | {
      readonly what:
        | "undo"
        | "redo"
        | "send"
        | "arrive"
        | "lose"
        | "again"
        | "hear"
        | "line_breaks";
      readonly who: number;
    }
  | { readonly what: "save"; readonly document: DesignDocument };

const who = fc.nat(4);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constant("act" as const), who, command: anyCommand }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      what: fc.constantFrom(
        "undo" as const,
        "redo" as const,
        "send" as const,
        "send" as const,
        "arrive" as const,
        "arrive" as const,
        "lose" as const,
        "again" as const,
        "hear" as const,
        "hear" as const,
        "line_breaks" as const,
      ),
      who,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant("save" as const), document: designDocument }),
  },
);

function story(document: DesignDocument) {
  const house = server(document);
  const acknowledged = new Set<string>();
  let count = 0;
  const editors: Editor[] = Array.from({ length: 5 }, () => ({
    editing: startEditing(wired(document)),
    copy: startCopy(1, wired(document)),
    inbox: [],
    outbox: [],
  }));

  function take(editor: Editor, rebased: Rebased | null): void {
    if (!rebased) return catchUp(editor);
    editor.copy = rebased.copy;
    editor.editing = followDocument(editor.editing, rebased.document);
  }

  function catchUp(editor: Editor): void {
    editor.inbox = [];
    const acts = house.since(editor.copy.version);
    const { version, document: base } = house.state;
    if (acts === null) {
      take(
        editor,
        hearDocument(editor.copy, editor.editing.document, { version, base: wired(base) }),
      );
    } else
      for (const act of acts)
        take(editor, hearAct(editor.copy, editor.editing.document, wired(act)));
  }

  function arrive(editor: Editor, answered: boolean): void {
    const act = editor.outbox.shift();
    if (!act) return;
    const before = house.state.version;
    const version = house.take(act);
    if (house.state.version > before) tell();
    if (!answered) {
      // No answer came: it is sent once more, by and by.
      if (editor.copy.sent?.id === act.id) editor.outbox.push(act);
      return;
    }
    const { document: shown } = editor.editing;
    if (version === null) return take(editor, dropAct(editor.copy, shown, act.id));
    acknowledged.add(act.id);
    take(editor, hearAccepted(editor.copy, shown, { id: act.id, version }));
    if (isBehind(editor.copy)) catchUp(editor);
  }

  function tell(): void {
    const act = house.log.at(-1);
    if (act) for (const editor of editors) editor.inbox.push(wired(act));
  }

  function send(editor: Editor): void {
    count += 1;
    const copy = takeAct(editor.copy, editor.editing.document, `act ${count}`);
    if (!copy?.sent) return;
    editor.copy = copy;
    editor.outbox.push(wired(copy.sent));
  }

  function hear(editor: Editor): void {
    const act = editor.inbox.shift();
    if (act) take(editor, hearAct(editor.copy, editor.editing.document, act));
  }

  function happen(event: Happening): void {
    if (event.what === "save") return house.save(wired(event.document));
    const editor = editors[event.who];
    if (!editor) return;
    switch (event.what) {
      case "act": {
        const result = edit(editor.editing, event.command);
        if (result.ok) editor.editing = result.editing;
        return;
      }
      case "undo":
        editor.editing = undo(editor.editing);
        return;
      case "redo":
        editor.editing = redo(editor.editing);
        return;
      case "send":
        return send(editor);
      case "arrive":
        return arrive(editor, true);
      case "lose":
        return arrive(editor, false);
      case "again": {
        const [first] = editor.outbox;
        if (first) editor.outbox.push(first);
        return;
      }
      case "hear":
        return hear(editor);
      case "line_breaks":
        editor.inbox = [];
    }
  }

  function settle(): void {
    for (let round = 0; round < 6; round += 1) {
      for (const editor of editors) {
        send(editor);
        while (editor.outbox.length > 0) arrive(editor, true);
      }
      for (const editor of editors) catchUp(editor);
    }
  }
  return { house, editors, acknowledged, happen, settle };
}

test("five editors on any lines, with saves the old way, end with one document; nothing acknowledged is lost", () => {
  fc.assert(
    fc.property(designDocument, fc.array(happening, { maxLength: 80 }), (document, events) => {
      const { house, editors, acknowledged, happen, settle } = story(document);
      for (const event of events) happen(event);
      settle();
      for (const { editing, copy } of editors) {
        expect(isSettled(copy, editing.document)).toBe(true);
        expect(wired(editing.document)).toEqual(wired(house.state.document));
      }
      expect(parseDocument(house.state.document).ok).toBe(true);
      const ids = house.log.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of acknowledged) expect(ids).toContain(id);
    }),
    { numRuns: long ? 5000 : 300 },
  );
});

test("what is not sent, and what is on its way, stays on the screen under what others do", () => {
  const product = "jersey";
  const base = documentOf([textLayer(), textLayer({ id: "t2" }), textLayer({ id: "t3" })]);
  const say = (document: DesignDocument, layer: string, text: string): DesignDocument =>
    must(startEditing(document), { type: "set_text", product, layer, text }).document;
  const texts = (document: DesignDocument) =>
    ["t1", "t2", "t3"].map((id) => layerOf(document, id)?.text);

  const first = say(base, "t1", "SENT");
  const sent = takeAct(startCopy(1, base), first, "mine");
  if (!sent) throw new Error("nothing to send");
  const shown = say(first, "t2", "UNSENT");
  const other: OrderedAct = {
    ...{ version: 2, id: "theirs" },
    edits: [{ at: "layer", product, layer: "t3", set: { text: "THEIRS" } }],
  };
  const heard = hearAct(sent, shown, other);
  if (!heard) throw new Error("nothing is missing");
  expect(texts(heard.document)).toEqual(["SENT", "UNSENT", "THEIRS"]);
  expect(texts(heard.copy.base)).toEqual(["23", "23", "THEIRS"]);
  // A whole document in between takes nothing of it either, and what is refused goes alone.
  const whole = say(heard.copy.base, "t3", "SAVED");
  const saved = hearDocument(heard.copy, heard.document, { version: 7, base: whole });
  expect(texts(saved.document)).toEqual(["SENT", "UNSENT", "SAVED"]);
  const dropped = dropAct(saved.copy, saved.document, "mine");
  expect(texts(dropped.document)).toEqual(["23", "UNSENT", "SAVED"]);
  const next = takeAct(dropped.copy, dropped.document, "next");
  expect(next?.sent?.edits).toEqual([
    { at: "layer", product, layer: "t2", set: { text: "UNSENT" } },
  ]);
});

test("of two who colour one area at once, both end with one colour of it", () => {
  const colour = (id: string, primary: string) => ({
    id,
    kind: "colour" as const,
    hidden: false,
    locked: false,
    zone: "base",
    primary,
    gradient: null,
  });
  const base = documentOf([textLayer()]);
  const { document, count } = applyEdits(base, [
    { at: "add", product: "jersey", layer: colour("c1", "#111111"), above: null },
    { at: "add", product: "jersey", layer: colour("c2", "#222222"), above: null },
  ]);
  expect(count).toBe(2);
  expect(document.products.jersey?.layers).toMatchObject([
    { id: "c1", primary: "#222222" },
    { id: "t1" },
  ]);
});
