import { timings } from "@holeshot/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tooltipClock } from "./tooltip-clock.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched() {
  const seen: string[] = [];
  const clock = tooltipClock<string>({
    delay: timings.tooltipDelay,
    skipDelay: timings.tooltipSkipDelay,
    show: (control) => seen.push(control),
    hide: () => seen.push("-"),
  });
  return { ...clock, seen };
}

describe("a tooltip opens after 350 ms [S2.20, S9.03]", () => {
  it("counted from when the pointer came, however it moves about inside the control", () => {
    const { enter, seen } = watched();
    // From the button's edge over its icon and the icon's strokes, as a hand does.
    for (let part = 0; part < 7; part += 1) {
      enter("undo");
      vi.advanceTimersByTime(49);
    }
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(7);
    expect(seen).toEqual(["undo"]);
  });

  it("not at all for a control that was only crossed", () => {
    const { enter, leave, seen } = watched();
    enter("undo");
    vi.advanceTimersByTime(300);
    enter("redo");
    vi.advanceTimersByTime(300);
    expect(seen).toEqual([]);
    leave();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([]);
  });

  it("at once within 300 ms of the last one, and not after", () => {
    const { enter, leave, seen } = watched();
    enter("undo");
    vi.advanceTimersByTime(350);
    enter("redo");
    expect(seen).toEqual(["undo", "-", "redo"]);
    leave();
    vi.advanceTimersByTime(299);
    enter("zoom");
    expect(seen.at(-1)).toBe("zoom");
    leave();
    vi.advanceTimersByTime(300);
    enter("undo");
    expect(seen.at(-1)).toBe("-");
  });

  it("once put away, not again until the pointer has left and come back", () => {
    const { enter, dismiss, leave, seen } = watched();
    enter("undo");
    vi.advanceTimersByTime(350);
    dismiss();
    enter("undo");
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["undo", "-"]);
    leave();
    enter("undo");
    vi.advanceTimersByTime(350);
    expect(seen).toEqual(["undo", "-", "undo"]);
  });

  it("and at once for the keyboard", () => {
    const { focus, seen } = watched();
    focus("undo");
    expect(seen).toEqual(["undo"]);
  });
});
