import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { DialogHost } from "./DialogHost.tsx";
import { Drawer } from "./Drawer.tsx";
import { closeAllDialogs, openDialog } from "./dialog-store.ts";
import { Menu } from "./Menu.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { TextField } from "./TextField.tsx";

afterEach(() => {
  act(closeAllDialogs);
  cleanup();
});

function page(): void {
  const open = (): void =>
    openDialog((close) => (
      <Dialog title="Rename" closeLabel="Close" description="What it is called." onClose={close}>
        <TextField label="Name" />
        <button type="button" onClick={close}>
          Save
        </button>
      </Dialog>
    ));
  render(
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      <DialogHost />
    </>,
  );
}

describe("a dialog", () => {
  it("has its name and says what it is about", async () => {
    const user = userEvent.setup();
    page();
    await user.click(screen.getByRole("button", { name: "Open" }));
    const dialog = screen.getByRole("dialog", { name: "Rename" });
    const about = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
    expect(about?.textContent).toBe("What it is called.");
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it.each([
    ["at its first field", <TextField key="field" label="Name" />, true, "Name"],
    ["at what can be done, for fingers", <TextField key="field" label="Name" />, false, "Do"],
    [
      "at what is chosen",
      <fieldset key="choice">
        <input type="radio" name="size" aria-label="S" />
        <input type="radio" name="size" aria-label="M" defaultChecked />
      </fieldset>,
      true,
      "M",
    ],
    ["past what is not to be had", <input key="off" aria-label="Off" disabled />, true, "Do"],
  ])("begins %s, not at its cross", (_how, content, isFine, name) => {
    const ask = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query === "(pointer: fine)" ? ({ matches: isFine } as MediaQueryList) : ask(query),
    );
    render(
      <Dialog title="Sizes" closeLabel="Close" onClose={() => undefined}>
        {content}
        <button type="button" aria-label="Do" />
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText(name));
    vi.restoreAllMocks();
  });

  it("of words alone begins at them", () => {
    render(<Dialog title="Keys" closeLabel="Close" onClose={() => undefined} />);
    expect(document.activeElement).toBe(screen.getByRole("dialog"));
  });

  it.each([
    ["Escape", async () => userEvent.setup().keyboard("{Escape}")],
    ["its cross", async () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
    ["its own act", async () => userEvent.click(screen.getByRole("button", { name: "Save" }))],
  ])("goes by %s, and the focus returns to what opened it", async (_how, end) => {
    page();
    const opener = screen.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    await end();
    expect(screen.queryByRole("dialog")).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it("opened from a menu returns the focus to the menu's button", async () => {
    const user = userEvent.setup();
    const open = (): void =>
      openDialog((close) => <Dialog title="Rename" closeLabel="Close" onClose={close} />);
    render(
      <>
        <Menu label="More" items={[{ id: "rename", label: "Rename …", onSelect: open }]}>
          ⋯
        </Menu>
        <DialogHost />
      </>,
    );
    const button = screen.getByRole("button", { name: "More" });
    await user.click(button);
    await user.click(await screen.findByRole("menuitem", { name: "Rename …" }));
    await user.click(await screen.findByRole("button", { name: "Close" }));
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });

  it("opened from another that is gone returns the focus to what opened the first", async () => {
    const user = userEvent.setup();
    const focused = vi.fn<() => void>();
    const second = (): void =>
      openDialog((close) => (
        <Drawer
          title="Done"
          closeLabel="Close"
          bar={
            <button type="button" onFocus={focused}>
              On
            </button>
          }
          onClose={close}
        >
          It is in the cart.
        </Drawer>
      ));
    const first = (): void =>
      openDialog((close) => (
        <Dialog title="Sizes" closeLabel="Close" onClose={close}>
          <button
            type="button"
            onClick={() => {
              close();
              second();
            }}
          >
            Add
          </button>
        </Dialog>
      ));
    render(
      <>
        <button type="button" onClick={first}>
          Open
        </button>
        <DialogHost />
      </>,
    );
    const opener = screen.getByRole("button", { name: "Open" });
    await user.click(opener);
    await user.click(screen.getByRole("button", { name: "Add" }));
    await screen.findByRole("dialog", { name: "Done" });
    // The way on is at hand, not the cross.
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "On" }));
    // What has gone does not take the focus back a moment later.
    await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
    expect(focused).toHaveBeenCalledTimes(1);
    await user.keyboard("{Escape}");
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it("goes with the page it belongs to", async () => {
    page();
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    act(closeAllDialogs);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a field", () => {
  it("is described by its hint and its fault, and marked as faulty", () => {
    render(<TextField label="Postcode" hint="Four digits, two letters" error="Too short" />);
    const field = screen.getByLabelText("Postcode");
    const told = (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
    expect(told).toEqual(["Four digits, two letters", "Too short"]);
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });

  it("shows a password and hides it again, and keeps what was typed", async () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabelText="Hide" />);
    const field = screen.getByLabelText("Password");
    await userEvent.type(field, "berm-and-ruts");
    expect(field.getAttribute("type")).toBe("password");
    await userEvent.click(screen.getByRole("button", { name: "Show, Password" }));
    expect(field.getAttribute("type")).toBe("text");
    await userEvent.click(screen.getByRole("button", { name: "Hide, Password" }));
    expect(field.getAttribute("type")).toBe("password");
    expect(field).toHaveProperty("value", "berm-and-ruts");
  });
});
