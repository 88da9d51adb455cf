import { storageKeys } from "@holeshot/domain";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Shown } from "../../lib/navigation/page-loader.ts";
import { ShownContext } from "../../lib/navigation/use-place.ts";
import { DataPart } from "./DataPart.tsx";

// There are no drafts here: what becomes of them is told by `isDraftOf`, and nobody needs to hear of it.
vi.mock("../../lib/report.ts", () => ({ report: vi.fn() }));

const asked = vi.fn();
let refuses = false;
beforeEach(() => {
  refuses = false;
  localStorage.setItem(storageKeys.accessToken, "token");
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    asked(request.method, pathname, await request.text());
    if (!refuses) return new Response(null, { status: 204 });
    const errors = [{ path: "password", code: "wrong_password" }];
    const problem = { status: 422, title: "", detail: "", code: "validation_failed", errors };
    const headers = { "content-type": "application/problem+json" };
    return Response.json(problem, { status: 422, headers });
  });
});
afterEach(() => {
  cleanup();
  asked.mockReset();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function shown(erased: () => void) {
  const at = { route: { path: "/cart", needsLogin: false } } as unknown as Shown;
  await act(async () => {
    render(
      <ShownContext value={at}>
        <DataPart onErased={erased} />
      </ShownContext>,
    );
  });
  return userEvent.setup();
}

async function press(user: Awaited<ReturnType<typeof shown>>): Promise<void> {
  // What goes and what stays is said before anything is asked for.
  expect(screen.getByText("data.erase_text")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "data.erase" }));
  expect(asked).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("person.password"), "gate drops at nine");
  await user.click(screen.getByRole("button", { name: "data.erase_now" }));
}

it("erases an account for its password, and nobody is signed in then", async () => {
  const erased = vi.fn();
  const user = await shown(erased);
  await press(user);
  await waitFor(() => expect(erased).toHaveBeenCalledOnce());
  const body = JSON.stringify({ password: "gate drops at nine" });
  expect(asked.mock.calls[0]).toEqual(["DELETE", "/api/customer", body]);
  expect(localStorage.getItem(storageKeys.accessToken)).toBeNull();
});

it("leaves nothing of the account on the device, and what is anybody else's", async () => {
  localStorage.setItem(storageKeys.account, "0193-anna");
  const kept = { "colours 0193-bo": "#112233", "settings.language": "nl" };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  localStorage.setItem("colours 0193-anna", "#e0401a");
  sessionStorage.setItem("checkout 0193-anna", "{}");
  const user = await shown(() => {});
  await press(user);
  await waitFor(() => expect(sessionStorage.getItem("checkout 0193-anna")).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.includes("anna"))).toEqual([]);
  expect({ ...localStorage }).toMatchObject(kept);
});

it("stays where the password is wrong, and says so", async () => {
  refuses = true;
  const erased = vi.fn();
  const user = await shown(erased);
  await press(user);
  const field = screen.getByLabelText("person.password");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(erased).not.toHaveBeenCalled();
  expect(localStorage.getItem(storageKeys.accessToken)).toBe("token");
});
