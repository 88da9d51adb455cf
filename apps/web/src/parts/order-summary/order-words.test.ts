import { expect, it } from "vitest";
import { eventWords } from "./order-words.ts";

it("tells why money goes back before it tells that it does, or the order seems to be given back", () => {
  for (const why of ["paid_twice", "paid_after_cancellation", "cancelled"]) {
    expect(eventWords[why], why).toBe(`order.event.${why}`);
  }
});
