import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { useListKeys } from "./use-list-keys.ts";

afterEach(cleanup);

const help = (): void => undefined;

function List() {
  useListKeys(help);
  return ["/a", "/b", "/c"].map((href) => (
    <a key={href} href={href} data-desk-row="">
      {href}
    </a>
  ));
}

it("who comes back to a list goes on at the row that they left, not at its first", async () => {
  const user = userEvent.setup();
  render(<List />);
  screen.getByText("/b").focus();
  cleanup();
  render(<List />);
  await user.keyboard("j");
  expect(document.activeElement?.textContent).toBe("/b");
  await user.keyboard("j");
  expect(document.activeElement?.textContent).toBe("/c");
});
