import { expect, it, vi } from "vitest";
import { createListeners } from "./listeners.ts";

it("tells each listener once, and none that left, not even while others are told", () => {
  const listeners = createListeners();
  const heard = vi.fn();
  const leave = listeners.subscribe(heard);
  const leaveAgain = listeners.subscribe(heard);
  listeners.tell();
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
  leave();
  listeners.tell();
  expect(heard).toHaveBeenCalledTimes(3);
  leaveAgain();
  listeners.tell();
  expect(heard).toHaveBeenCalledTimes(3);
  expect(listeners.count()).toBe(0);
});
