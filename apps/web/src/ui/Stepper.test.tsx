import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { Stepper } from "./Stepper.tsx";

afterEach(cleanup);

/** A stepper whose page keeps what it says; tells all that it said. */
function counted(start: number, bounds: { min?: number; max?: number } = {}) {
  const said: number[] = [];
  function Page() {
    const [value, setValue] = useState(start);
    const keep = (next: number): void => {
      said.push(next);
      setValue(next);
    };
    return (
      <Stepper
        label="Size L"
        lessLabel="One less"
        moreLabel="One more"
        value={value}
        onChange={keep}
        {...bounds}
      />
    );
  }
  render(<Page />);
  return {
    said,
    user: userEvent.setup(),
    field: screen.getByRole("spinbutton", { name: "Size L" }),
  };
}

describe("a stepper", () => {
  it("keeps the focus of who counts by keys to its end", async () => {
    const { field, user } = counted(1, { max: 2 });
    screen.getByRole("button", { name: "One more" }).focus();
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(field);
  });

  it("counts by its buttons, between its bounds", async () => {
    const { said, user } = counted(1, { max: 2 });
    const [less, more] = [
      screen.getByRole("button", { name: "One less" }),
      screen.getByRole("button", { name: "One more" }),
    ];
    await user.click(more);
    expect(more).toHaveProperty("disabled", true);
    await user.click(less);
    await user.click(less);
    expect(less).toHaveProperty("disabled", true);
    expect(said).toEqual([2, 1, 0]);
  });

  it("counts by arrow keys, between its bounds", async () => {
    const { said, user, field } = counted(1, { max: 2 });
    await user.click(field);
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}");
    expect(said).toEqual([2, 1, 0]);
    expect(field.getAttribute("aria-valuenow")).toBe("0");
  });

  it("takes what is typed on Enter or on leaving, not before", async () => {
    const { said, user, field } = counted(0);
    await user.click(field);
    await user.keyboard("24");
    expect(said).toEqual([]);
    await user.keyboard("{Enter}");
    expect(said).toEqual([24]);
    await user.clear(field);
    await user.type(field, "7");
    await user.tab();
    expect(said).toEqual([24, 7]);
  });

  it("lets the page judge what is typed beyond its most, and never goes below its least", async () => {
    const { said, user, field } = counted(3, { min: 1, max: 10 });
    await user.clear(field);
    await user.type(field, "400{Enter}");
    await user.clear(field);
    await user.type(field, "0{Enter}");
    expect(said).toEqual([400, 1]);
  });

  it("keeps its number when letters or nothing are typed", async () => {
    const { said, user, field } = counted(3);
    await user.clear(field);
    await user.type(field, "a-b{Enter}");
    await user.clear(field);
    await user.tab();
    expect(said).toEqual([]);
    expect(field).toHaveProperty("value", "3");
  });
});
