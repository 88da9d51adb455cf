import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { PasswordField } from "./PasswordField.tsx";

afterEach(cleanup);

const words = { showLabel: "Show password", hideLabelText: "Hide password" };

it("each button that shows a password is named after its field", async () => {
  render(
    <>
      <PasswordField {...words} label="New password" />
      <PasswordField {...words} label="Once more" />
    </>,
  );
  const first = screen.getByRole("button", { name: "Show password, New password" });
  screen.getByRole("button", { name: "Show password, Once more" });
  // What stands beside it under a pointer stays short.
  expect(first.dataset.tooltip).toBe("Show password");
});

it("says what it does next, and not beside that whether it is pressed", async () => {
  const user = userEvent.setup();
  render(<PasswordField {...words} label="New password" />);
  const field = screen.getByLabelText<HTMLInputElement>("New password");
  await user.click(screen.getByRole("button", { name: "Show password, New password" }));
  expect(field.type).toBe("text");
  const hide = screen.getByRole("button", { name: "Hide password, New password" });
  expect(hide.getAttribute("aria-pressed")).toBeNull();
  await user.click(hide);
  expect(field.type).toBe("password");
});
