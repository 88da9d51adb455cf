import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EmailPart } from "./EmailPart.tsx";

const asked = vi.fn();
let refuses = false;
beforeEach(() => {
  refuses = false;
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
});

async function filled(email = " new@example.org ") {
  await act(async () => {
    render(<EmailPart email="old@example.org" />);
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "security.change_email" }));
  await user.type(screen.getByLabelText("security.new_email"), email);
  await user.type(screen.getByLabelText("person.password"), "gate drops at nine");
  await user.click(screen.getByRole("button", { name: "security.mail_link" }));
}

it("has a link mailed to the new address, and says that it is on its way", async () => {
  await filled();
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("security.email_mailed"));
  const [method, path, body] = asked.mock.calls[0] ?? [];
  expect([method, path]).toEqual(["POST", "/api/customer/email"]);
  expect(JSON.parse(String(body)).password).toBe("gate drops at nine");
  expect(JSON.parse(String(body)).email.trim()).toBe("new@example.org");
  expect(screen.queryByLabelText("person.password")).toBeNull();
});

it("keeps what was typed where the password is wrong, and promises nothing", async () => {
  refuses = true;
  await filled();
  await waitFor(() => expect(screen.getByText("field.wrong_password")).toBeTruthy());
  expect(screen.getByRole("status").textContent).toBe("");
  const field = screen.getByLabelText<HTMLInputElement>("security.new_email");
  expect(field.value.trim()).toBe("new@example.org");
});

it("asks nobody for an address that is none, and says so beside it", async () => {
  await filled("new@example");
  await waitFor(() => expect(screen.getByText("field.email")).toBeTruthy());
  expect(document.activeElement).toBe(screen.getByLabelText("security.new_email"));
  expect(asked).not.toHaveBeenCalled();
});
