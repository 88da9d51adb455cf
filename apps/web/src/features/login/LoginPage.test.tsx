import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { Shown } from "../../lib/navigation/page-loader.ts";
import { ShownContext } from "../../lib/navigation/use-place.ts";
import { LoginPage } from "./LoginPage.tsx";

afterEach(cleanup);

const at = (view?: string, redirect?: string) =>
  ({ route: { path: "/login" }, search: { view, redirect } }) as unknown as Shown;
const door = (view?: string, redirect?: string) => (
  <ShownContext value={at(view, redirect)}>
    <LoginPage />
  </ShownContext>
);
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "person.email" });

it("takes the address that was typed along: known already at registering, its password forgotten at login", async () => {
  const { rerender } = render(door("register"));
  await userEvent.setup().type(field(), "freja@example.dk");
  for (const view of [undefined, "forgot", "register"]) {
    await act(async () => rerender(door(view)));
    expect(field().value, view).toBe("freja@example.dk");
  }
});

it("welcomes back whoever comes by himself, and tells whoever comes from the till what for", () => {
  const { rerender } = render(door());
  expect(screen.getByRole("heading").textContent).toBe("login.title");
  rerender(door(undefined, "/checkout"));
  expect(screen.getByRole("heading").textContent).toBe("login.order_title");
  screen.getByText("login.order_text");
});
