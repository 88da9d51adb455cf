import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { declarations } from "./declared.ts";

describe("what is declared by name", () => {
  it("has one handler, no more and no fewer, and every handler a name", () => {
    const queues = declarations("queue");
    queues.declare("draw", z.object({}));
    queues.declare("sweep", z.object({}));
    expect(() => queues.prove(["draw", "sweep"])).not.toThrow();
    expect(() => queues.prove(["draw"])).toThrow("The queue sweep has 0 handlers.");
    expect(() => queues.prove(["draw", "sweep", "draw"])).toThrow("The queue draw has 2 handlers.");
    expect(() => queues.prove(["draw", "sweep", "post"])).toThrow(
      "The queue post is not declared.",
    );
  });

  it("is declared once", () => {
    const queues = declarations("queue");
    queues.declare("draw", z.object({}));
    expect(() => queues.declare("draw", z.object({}))).toThrow("declared twice");
  });

  it("is read in its shape, what it does not know left out", () => {
    const draw = declarations("queue").declare("draw", z.object({ design: z.string() }));
    expect(draw.read({ design: "a", since: 3 })).toEqual({ design: "a" });
  });

  it("names the field that it cannot read, and nothing of what stands there", () => {
    const note = declarations("kind of mail").declare(
      "note",
      z.object({ to: z.object({ age: z.number() }) }),
    );
    const read = (): unknown => note.read({ to: { age: "rider@example.org" } });
    expect(read).toThrow("kind of mail note cannot be read: to.age");
    expect(read).not.toThrow("rider@example.org");
  });
});
