import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Shown } from "../../lib/navigation/page-loader.ts";
import { ShownContext } from "../../lib/navigation/use-place.ts";
import { ConfirmEmailPage } from "./ConfirmEmailPage.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function opened(answer: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push(await new Request(input, init).text());
    return answer();
  });
  const at = { route: { path: "/confirm-email" }, search: { token: "abc" } } as unknown as Shown;
  await act(async () => {
    render(
      <ShownContext value={at}>
        <ConfirmEmailPage />
      </ShownContext>,
    );
  });
  // Programs that look where links lead open this page too.
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "confirm_email.submit" }));
  return asked;
}

it("changes the address once its button is pressed", async () => {
  const asked = await opened(() => new Response(null, { status: 204 }));
  expect(asked).toEqual([JSON.stringify({ token: "abc" })]);
  await screen.findByRole("heading", { level: 1, name: "confirm_email.done" });
  expect(screen.queryByRole("button", { name: "confirm_email.submit" })).toBeNull();
  expect(document.activeElement?.id).toBe("content");
});

it("says so of a link that is over", async () => {
  const problem = { status: 422, title: "", detail: "", code: "invalid_token" };
  const headers = { "content-type": "application/problem+json" };
  await opened(() => Response.json(problem, { status: 422, headers }));
  expect(await screen.findByText("error.invalid_token")).toBeTruthy();
});
