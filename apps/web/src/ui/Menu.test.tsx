import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { DialogHost } from "./DialogHost.tsx";
import { closeAllDialogs, openDialog } from "./dialog-store.ts";
import { Menu } from "./Menu.tsx";

afterEach(() => {
  act(closeAllDialogs);
  cleanup();
});

/** Long enough for what a menu does a moment after it has closed. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

describe("a menu that closes", () => {
  it("leaves the focus with the dialog that its line has opened, and what is typed there", async () => {
    const user = userEvent.setup();
    let focused = 0;
    const rename = (): void =>
      openDialog((close) => (
        <Dialog title="Rename" closeLabel="Close" onClose={close}>
          <input
            aria-label="Name"
            defaultValue="Skateboard"
            onFocus={(event) => {
              focused += 1;
              event.currentTarget.select();
            }}
          />
        </Dialog>
      ));
    render(
      <>
        <Menu label="More" items={[{ id: "rename", label: "Rename", onSelect: rename }]}>
          …
        </Menu>
        <DialogHost />
      </>,
    );
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("menuitem", { name: "Rename" }));
    const field = await screen.findByRole("textbox", { name: "Name" });
    await settled();
    expect(document.activeElement).toBe(field);
    expect(focused).toBe(1);
  });

  it("gives the focus back to its button", async () => {
    const user = userEvent.setup();
    render(
      <Menu label="More" items={[{ id: "nothing", label: "Nothing", onSelect: () => undefined }]}>
        …
      </Menu>,
    );
    const button = screen.getByRole("button", { name: "More" });
    for (const end of ["{Escape}", "{Enter}"]) {
      await user.click(button);
      await screen.findByRole("menuitem", { name: "Nothing" });
      await user.keyboard(`{ArrowDown}${end}`);
      await settled();
      expect(screen.queryByRole("menuitem"), end).toBeNull();
      expect(document.activeElement, end).toBe(button);
    }
  });

  it("leaves the focus where somebody has pressed", async () => {
    const user = userEvent.setup();
    render(
      <>
        <Menu label="More" items={[{ id: "nothing", label: "Nothing", onSelect: () => undefined }]}>
          …
        </Menu>
        <input aria-label="Elsewhere" />
      </>,
    );
    await user.click(screen.getByRole("button", { name: "More" }));
    await screen.findByRole("menuitem", { name: "Nothing" });
    await user.click(screen.getByRole("textbox", { name: "Elsewhere" }));
    await settled();
    expect(screen.queryByRole("menuitem")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Elsewhere" }));
  });
});

describe("a menu that is opened by keys", () => {
  const items = ["First", "Second", "Last"].map((label) => ({
    id: label,
    label,
    onSelect: () => undefined,
  }));

  it.each([
    ["{Enter}", "First"],
    [" ", "First"],
    ["{ArrowDown}", "First"],
    ["{ArrowUp}", "Last"],
  ])("stands at the line that %j leads to, the first time as every other", async (key, label) => {
    const user = userEvent.setup();
    render(
      <Menu label="More" items={items}>
        …
      </Menu>,
    );
    screen.getByRole("button", { name: "More" }).focus();
    for (const time of ["first", "second"]) {
      await user.keyboard(key);
      const line = await screen.findByRole("menuitem", { name: label });
      await waitFor(() => expect(document.activeElement, time).toBe(line));
      await settled();
      expect(document.activeElement, time).toBe(line);
      await user.keyboard("{Escape}");
      await settled();
    }
  });

  it("marks no line for who has pressed with a pointer", async () => {
    const user = userEvent.setup();
    render(
      <Menu label="More" items={items}>
        …
      </Menu>,
    );
    await user.click(screen.getByRole("button", { name: "More" }));
    await settled();
    expect(document.activeElement).toBe(await screen.findByRole("menu"));
  });
});

it("of several choices one is chosen, beside lines that are none", async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  const choice = (id: string, is: boolean) =>
    ({ kind: "choice", id, label: id, chosen: is, onSelect: () => chosen.push(id) }) as const;
  render(
    <Menu
      label="Language"
      items={[
        choice("Nederlands", true),
        choice("Deutsch", false),
        { kind: "line", id: "line" },
        { id: "other", label: "Other", onSelect: () => undefined },
      ]}
    >
      …
    </Menu>,
  );
  await user.click(screen.getByRole("button", { name: "Language" }));
  await screen.findByRole("menuitemradio", { name: "Nederlands", checked: true });
  await user.click(screen.getByRole("menuitemradio", { name: "Deutsch", checked: false }));
  expect(chosen).toEqual(["Deutsch"]);
  expect(screen.queryByRole("menuitemcheckbox")).toBeNull();
});

it("draws a line between entries, and none below the last or above the first", async () => {
  const user = userEvent.setup();
  const line = (id: string) => ({ kind: "line", id }) as const;
  const entry = (id: string) => ({ id, label: id, onSelect: () => undefined });
  render(
    <Menu
      label="More"
      items={[line("a"), entry("Save"), line("b"), line("c"), entry("Cart"), line("d")]}
    >
      …
    </Menu>,
  );
  await user.click(screen.getByRole("button", { name: "More" }));
  const menu = await screen.findByRole("menu");
  const roles = [...menu.querySelectorAll("[role]")].map((each) => each.getAttribute("role"));
  expect(roles).toEqual(["menuitem", "separator", "menuitem"]);
});
