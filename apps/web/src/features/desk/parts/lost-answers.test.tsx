import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DiscountDialog } from "../discounts/DiscountDialog.tsx";
import { PersonDialog } from "../people/PersonDialog.tsx";
import { words } from "../words/nl.ts";
import "../../../lib/api/staff-calls.ts";

const person = {
  id: "01900000-0000-7000-8000-000000000001",
  first_name: "Fenna",
  last_name: "Vos",
  email: "fenna@example.com",
  role: "administrator",
  former_role: null,
  second_factor: false,
  sessions: 0,
  last_used_at: null,
};
const code = {
  id: "01900000-0000-7000-8000-000000000002",
  code: "BAAN10",
  percent: 10,
  amount: null as number | null,
  max_uses: null,
  used: 0,
  per_customer: null,
  minimum: null,
  valid_from: null,
  valid_until: null,
  state: "open",
  created_at: "2026-12-01T12:00:00.000Z",
  version: 1,
};
const onClose = vi.fn();
/** What was asked, and what each is answered with; a call of which nothing is left gets no answer. */
let asked: string[] = [];
let answers: Record<string, (() => Response | Promise<Response>)[]> = {};
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const listed =
  (...data: readonly unknown[]) =>
  () =>
    Response.json({ data, next_cursor: null });
const refused = (status: number, problem: object) => () =>
  Response.json({ type: "about:blank", title: "", status, ...problem }, { status });

beforeEach(() => {
  onClose.mockReset();
  asked = [];
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    const { method } = new Request(input, init);
    asked.push(method);
    const next = answers[method]?.shift();
    return next ? Promise.resolve(next()) : lost();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function shown(dialog: ReactElement) {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>{dialog}</Suspense>
      </QueryClientProvider>,
    );
  });
  return userEvent.setup();
}

const dialogs = {
  person: {
    there: person,
    press: words["people.add"],
    refusal: refused(409, { code: "illegal_transition" }),
    told: words["people.there"],
    async open() {
      const user = await shown(<PersonDialog onClose={onClose} />);
      await user.type(await screen.findByLabelText(words["people.email"]), "Fenna@example.com");
      await user.selectOptions(screen.getByLabelText(words["people.role"]), person.role);
      return user;
    },
    other: { ...person, role: "finance" },
  },
  "discount code": {
    there: code,
    press: words["discounts.make"],
    refusal: refused(422, {
      code: "validation_failed",
      errors: [{ path: "code", code: "taken", message: "" }],
    }),
    told: words["discounts.fault_code"],
    async open() {
      const user = await shown(<DiscountDialog onClose={onClose} />);
      await user.type(await screen.findByLabelText(words["discounts.code"]), "baan10");
      await user.type(screen.getByLabelText(words["discounts.worth"]), "10");
      return user;
    },
    other: { ...code, percent: 20 },
  },
} as const;
const each = Object.entries(dialogs);

it.each(each)("a %s that was made though the answer was lost is made", async (_, dialog) => {
  answers = { POST: [lost], GET: [listed(dialog.there)] };
  const user = await dialog.open();
  await user.click(screen.getByRole("button", { name: dialog.press }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked.slice(0, 2)).toEqual(["POST", "GET"]);
});

it.each(each)(
  "a %s is looked for before it is sent again, and sent where it is not there",
  async (_, dialog) => {
    let gone: (answer: Response) => void = () => {};
    const waits = () => new Promise<Response>((resolve) => (gone = resolve));
    answers = { POST: [lost, waits], GET: [lost, listed(dialog.other)] };
    const user = await dialog.open();
    const press = screen.getByRole("button", { name: dialog.press });
    await user.click(press);
    await screen.findByRole("alert");
    expect(onClose).not.toHaveBeenCalled();
    answers["GET"] = [listed(dialog.other)];
    const before = asked.length;
    await user.click(press);
    await waitFor(() => expect(asked.slice(before)).toEqual(["GET", "POST"]));
    // What was told of the last press is not told of this one.
    expect(screen.queryByRole("alert")).toBeNull();
    await act(async () => gone(dialog.refusal()));
    expect((await screen.findByRole("alert")).textContent).toBe(dialog.told);
  },
);
