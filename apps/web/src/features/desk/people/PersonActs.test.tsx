import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeAllDialogs } from "../../../ui/dialog-store.ts";
import { DialogHost } from "../../../ui/DialogHost.tsx";
import { words } from "../words/nl.ts";
import { PersonActs } from "./PersonActs.tsx";
import "../../../lib/api/staff-calls.ts";

const person = {
  id: "01900000-0000-7000-8000-000000000001",
  first_name: "Fenna",
  last_name: "Vos",
  email: "fenna@example.com",
  role: "finance",
  former_role: null,
  second_factor: true,
  sessions: 2,
  last_used_at: null,
} as const;
const name = "Fenna Vos";
const asked = vi.fn();

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked(request.method, await request.text());
    return Response.json(person);
  });
});
afterEach(() => {
  act(closeAllDialogs);
  cleanup();
  vi.unstubAllGlobals();
});

async function shown() {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <PersonActs person={person} />
          <DialogHost />
        </Suspense>
      </QueryClientProvider>,
    );
  });
  return userEvent.setup();
}

it.each([
  ["takes away access", "people.disable", "people.disable_title", "people.disable_text", "PATCH"],
  ["ends sessions", "people.end_sessions", "people.end_title", "people.end_text", "POST"],
] as const)("asks before it %s, and says what follows", async (_, press, title, text, method) => {
  const user = await shown();
  const button = await screen.findByRole("button", { name: words[press] });
  button.focus();
  await user.keyboard("{Enter}");
  const dialog = await screen.findByRole("dialog", {
    name: words[title].replace("{{name}}", name),
  });
  const told = document.getElementById(dialog.getAttribute("aria-describedby") ?? "");
  expect(told?.textContent).toBe(words[text]);
  // The key that opened it does nothing a second time: not doing it has the focus, and that gives it back.
  expect(asked).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(button));

  await user.keyboard("{Enter}");
  await screen.findByRole("dialog");
  await user.keyboard("{Tab}{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked.mock.calls.map(([each]) => each as string)).toEqual([method]);
});
