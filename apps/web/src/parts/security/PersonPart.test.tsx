import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { queryClient } from "../../lib/query-client.ts";
import type { Customer } from "../../lib/session/customer.ts";
import { PersonPart } from "./PersonPart.tsx";

const customer: Customer = {
  ...{ id: "01900000-0000-7000-8000-000000000001", email: "jan@example.org", role: "customer" },
  ...{ first_name: "Jan", last_name: "de Vreis", phone: "0612345678", language: "nl" },
};
const asked = vi.fn();
let refuses = false;
beforeEach(() => {
  refuses = false;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const body = await request.text();
    asked(request.method, new URL(request.url).pathname, JSON.parse(body));
    if (!refuses) return Response.json({ ...customer, ...JSON.parse(body) });
    const errors = [{ path: "phone", code: "invalid_value" }];
    const problem = { status: 422, title: "", detail: "", code: "validation_failed", errors };
    const headers = { "content-type": "application/problem+json" };
    return Response.json(problem, { status: 422, headers });
  });
});
afterEach(() => {
  cleanup();
  asked.mockReset();
  queryClient.clear();
  vi.unstubAllGlobals();
});

async function corrected(name: string, phone = "0612345678") {
  await act(async () => {
    render(<PersonPart customer={customer} />);
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "security.change_person" }));
  for (const [label, text] of [
    ["person.last_name", name],
    ["person.phone", phone],
  ] as const) {
    await user.clear(screen.getByLabelText(label));
    if (text !== "") await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole("button", { name: "app.save" }));
}

it("saves a name that was mistyped, and everything that shows it has the new one", async () => {
  await corrected("de Vries");
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("security.person_saved"));
  const body = { first_name: "Jan", last_name: "de Vries", phone: "0612345678" };
  expect(asked.mock.calls).toEqual([["PATCH", "/api/customer", body]]);
  expect(queryClient.getQueryData(queryKeys.customer)).toEqual({ ...customer, ...body });
  expect(screen.queryByLabelText("person.last_name")).toBeNull();
});

it("says beside its field what is missing, and asks nobody", async () => {
  await corrected("", "no number");
  await waitFor(() => expect(screen.getByText("field.required")).toBeTruthy());
  expect(screen.getByText("field.phone")).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
});

it("keeps what was typed where it is refused, and promises nothing", async () => {
  refuses = true;
  await corrected("de Vries", "0600000000");
  await waitFor(() => expect(asked).toHaveBeenCalled());
  const field = screen.getByLabelText<HTMLInputElement>("person.phone");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(field.value).toBe("0600000000");
  expect(screen.getByRole("status").textContent).toBe("");
});
