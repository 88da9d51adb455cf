import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { TabPanel, Tabs } from "./Tabs.tsx";

afterEach(cleanup);

const tabs = [
  { id: "sizes", label: "Sizes", count: 3 },
  { id: "riders", label: "Riders" },
  { id: "paste", label: "Paste" },
];

function Page() {
  const [selected, setSelected] = useState("sizes");
  return (
    <>
      <Tabs label="Ways" name="way" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel name="way" id={selected}>
        panel of {selected}
      </TabPanel>
    </>
  );
}

const selected = (): string | null => screen.getByRole("tab", { selected: true }).textContent;

describe("tabs", () => {
  it("are one stop of the Tab key, and name their panel", async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.tab();
    expect(document.activeElement?.textContent).toBe("Sizes3");
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole("tabpanel", { name: /Sizes/ }).textContent).toBe("panel of sizes");
  });

  it.each([
    ["{ArrowRight}", "Riders"],
    ["{ArrowLeft}", "Paste"],
    ["{End}", "Paste"],
    ["{End}{ArrowRight}", "Sizes3"],
    ["{End}{Home}", "Sizes3"],
  ])("%s goes to %s, and the focus with it", async (keys, label) => {
    const user = userEvent.setup();
    render(<Page />);
    await user.tab();
    await user.keyboard(keys);
    expect(selected()).toBe(label);
    expect(document.activeElement?.textContent).toBe(label);
  });

  it("leave other keys to the page", async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.tab();
    await user.keyboard("{ArrowDown}x");
    expect(selected()).toBe("Sizes3");
  });
});
