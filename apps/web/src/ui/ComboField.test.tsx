import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { ComboField } from "./ComboField.tsx";

afterEach(cleanup);

const countries = [
  { value: "NL", label: "Netherlands" },
  { value: "BE", label: "Belgium" },
  { value: "DE", label: "Germany" },
  { value: "DK", label: "Denmark" },
];

function field(start = "NL") {
  const taken: string[] = [];
  function Page() {
    const [value, setValue] = useState(start);
    const commit = (next: string): void => {
      taken.push(next);
      setValue(next);
    };
    return (
      <ComboField
        label="Country"
        choices={countries}
        value={value}
        onCommit={commit}
        nothing="No country reads so"
      />
    );
  }
  render(<Page />);
  return {
    taken,
    user: userEvent.setup(),
    input: screen.getByRole("combobox", { name: "Country" }),
  };
}
const shown = (): (string | null)[] =>
  screen.queryAllByRole("option").map(({ textContent }) => textContent);

describe("a list that can be typed into", () => {
  it("shows what fits, and takes the first on Enter", async () => {
    const { taken, user, input } = field();
    await user.click(input);
    expect(shown()).toHaveLength(4);
    await user.clear(input);
    await user.type(input, "ger");
    expect(shown()[0]).toBe("Germany");
    await user.keyboard("{Enter}");
    expect(taken).toEqual(["DE"]);
    expect(input).toHaveProperty("value", "Germany");
    expect(input.getAttribute("aria-expanded")).toBe("false");
  });

  it("is walked by arrows, round its ends, and tells which one it stands on", async () => {
    const { taken, user, input } = field("DK");
    input.focus();
    await user.keyboard("{ArrowDown}{ArrowDown}");
    const active = input.getAttribute("aria-activedescendant") ?? "";
    expect(document.querySelector(`[id="${active}"]`)?.textContent).toBe("Netherlands");
    await user.keyboard("{ArrowDown}{Enter}");
    expect(taken).toEqual(["BE"]);
  });

  it("gives the old value back on Escape", async () => {
    const { taken, user, input } = field();
    await user.clear(input);
    await user.type(input, "Den");
    await user.keyboard("{Escape}");
    await user.tab();
    expect(taken).toEqual([]);
    expect(input).toHaveProperty("value", "Netherlands");
  });

  it("takes what was meant when it is left, and keeps its value where nothing was", async () => {
    const { taken, user, input } = field();
    await user.clear(input);
    await user.type(input, "denmark");
    await user.tab();
    expect(taken).toEqual(["DK"]);
    await user.clear(input);
    await user.type(input, "Atlantis");
    expect(screen.getByRole("status").textContent).toBe("No country reads so");
    await user.tab();
    expect(taken).toEqual(["DK"]);
    expect(input).toHaveProperty("value", "Denmark");
  });

  it("keeps what is being typed when it is pressed to place the caret", async () => {
    const { user, input } = field();
    await user.clear(input);
    await user.keyboard("Den");
    await user.click(input);
    expect(input).toHaveProperty("value", "Den");
    expect(shown()).toEqual(["Denmark"]);
  });

  it("takes a press on a choice before the field is left", async () => {
    const { taken, user, input } = field();
    await user.click(input);
    await user.click(screen.getByRole("option", { name: "Belgium" }));
    expect(taken).toEqual(["BE"]);
    expect(document.activeElement).toBe(input);
  });

  it("takes at once what the browser fills in", () => {
    const { taken, input } = field();
    fireEvent.change(input, { target: { value: "Germany" } });
    expect(taken).toEqual(["DE"]);
  });
});
