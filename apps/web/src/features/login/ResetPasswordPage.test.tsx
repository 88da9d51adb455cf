import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Shown } from "../../lib/navigation/page-loader.ts";
import { ShownContext } from "../../lib/navigation/use-place.ts";
import { ResetPasswordPage } from "./ResetPasswordPage.tsx";

afterEach(cleanup);

function openWith(token?: string): void {
  const at = { route: { path: "/reset-password" }, search: { token } } as unknown as Shown;
  render(
    <ShownContext value={at}>
      <ResetPasswordPage />
    </ShownContext>,
  );
}

it.each([undefined, ""])(
  "half a link asks for no password (%j): it leads to another link",
  (token) => {
    openWith(token);
    screen.getByRole("heading", { level: 1, name: "pay_link.gone_title" });
    expect(screen.queryByLabelText("reset.password")).toBeNull();
    const again = screen.getByRole("link", { name: "reset.ask_again" });
    expect(again.getAttribute("href")).toContain("view=forgot");
  },
);

it("a whole one asks for it at once", () => {
  openWith("secret");
  screen.getByLabelText("reset.password");
  expect(screen.queryByRole("link", { name: "reset.ask_again" })).toBeNull();
});
