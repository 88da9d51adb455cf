import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentToasts, dismissToast, toast } from "./toast-store.ts";
import { Toaster } from "./Toaster.tsx";

const STAY_MS = 5000;
const GONE_MS = STAY_MS + 200;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toaster label="Messages" stay={STAY_MS} />);
});
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
});

const say = (...said: Parameters<typeof toast>): void => void act(() => toast(...said));
const wait = (ms: number): void => void act(() => vi.advanceTimersByTime(ms));
const rows = (): (string | null)[] =>
  screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

describe("what is said in passing", () => {
  it("stays its time, in a list that screen readers follow, and goes", () => {
    say("Saved");
    expect(screen.getByRole("status").textContent).toBe("Saved");
    wait(STAY_MS - 1);
    expect(rows()).toEqual(["Saved"]);
    wait(GONE_MS - STAY_MS + 1);
    expect(rows()).toEqual([]);
  });

  it.each([
    ["pointed at", fireEvent.pointerEnter, fireEvent.pointerLeave],
    ["focused", fireEvent.focus, fireEvent.blur],
  ])("stays as long as it is %s, and its whole time after that", (_how, hold, release) => {
    say("Deleted", "note", { label: "Undo", onPress: () => undefined });
    const row = screen.getByRole("listitem");
    wait(STAY_MS / 2);
    hold(row);
    wait(10 * GONE_MS);
    expect(rows()).toEqual(["DeletedUndo"]);
    release(row);
    wait(STAY_MS - 1);
    expect(rows()).toEqual(["DeletedUndo"]);
    wait(GONE_MS);
    expect(rows()).toEqual([]);
  });

  it("is not stacked on itself, and never more than three", () => {
    for (const text of ["one", "two", "one", "three", "four"]) say(text);
    expect(rows()).toEqual(["one", "three", "four"]);
  });

  it("does its act once, and goes", () => {
    const undone = vi.fn();
    say("Deleted", "note", { label: "Undo", onPress: undone });
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(undone).toHaveBeenCalledTimes(1);
    expect(rows()).toEqual([]);
  });
});
