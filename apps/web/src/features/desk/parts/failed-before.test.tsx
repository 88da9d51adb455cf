import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { type ReactElement, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EraseDialog } from "../customers/EraseDialog.tsx";
import { MakeDesignDialog } from "../customers/MakeDesignDialog.tsx";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import type { CustomerFile } from "../customers/use-customers.ts";
import { LotDialog } from "../lots/LotDialog.tsx";
import type { DeskOrder } from "../order/desk-order.ts";
import type { Cloth } from "../lots/use-lots.ts";
import { RefundDialog } from "../order/RefundDialog.tsx";
import { RemakeSentDialog } from "../shipping/RemakeSentDialog.tsx";
import { TrackingDialog } from "../shipping/TrackingDialog.tsx";
import { words } from "../words/nl.ts";
import { TextDialog } from "./TextDialog.tsx";
import "../../../lib/api/staff-calls.ts";

const ids = ["01900000-0000-7000-8000-000000000001", "01900000-0000-7000-8000-000000000002"];
const customer = { id: ids[0], email: "fenna@example.com", first_name: "Fenna", last_name: "Vos" };
const parcel = {
  ...{ id: ids[1], number: 1, carrier: null, tracking_number: null },
  lines: [{ line_id: "a", copies: [1] }],
};
const order = {
  ...{ uuid: ids[0], order_number: "HS-1", version: 1, parcels: [parcel] },
  lines: [
    {
      ...{ id: "a", quantity: 1, ppuInclVat: 4_000, choices: [] },
      ...{ product: { id: "jersey", name: "Shirt" }, rider: { name: "", number: "" } },
    },
  ],
  totals: { subtotal: 4_000, discount: 0, shipping: 0 },
  ledger: { invoiced: 4_000, credited: 0 },
} as unknown as DeskOrder;
const cloths = [{ id: "mesh", name: "Mesh" }] as unknown as readonly Cloth[];
const design = { uuid: ids[1], name: "Zandkoning" };

/** Whether calls are lost at once, or get no answer until they are lost; lists are read all the same. */
let waiting: ((error: Error) => void)[] | null = null;
let sent = 0;
const lost = new TypeError("Failed to fetch");
const gone = new ApiProblem({ ok: false, status: 0, problem: null, retryAfter: null });
/** Below the fields or at one of them. */
const told = () => document.querySelector("[role=alert], [aria-invalid=true]");
const shared = { onClose: () => undefined };

beforeEach(() => {
  waiting = null;
  sent = 0;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    if (method === "GET" && new URL(url).pathname.endsWith("/configured-sets"))
      return Response.json({ data: [design], next_cursor: null });
    sent += 1;
    if (waiting === null) throw lost;
    return new Promise<Response>((_resolve, reject) => waiting?.push(reject));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Tried {
  readonly dialog: ReactElement;
  readonly press: string;
  readonly fill?: (user: UserEvent) => Promise<void>;
}

async function typed(user: UserEvent, ...fields: readonly (readonly [string, string])[]) {
  for (const [label, text] of fields) await user.type(screen.getByLabelText(label), text);
}

const dialogs: Readonly<Record<string, Tried>> = {
  "erases somebody": {
    dialog: <EraseDialog customer={customer as CustomerFile} {...shared} />,
    press: words["customers.erase"],
    fill: (user) => user.type(screen.getByRole("textbox"), customer.email),
  },
  "gives a design": {
    dialog: <MakeDesignDialog customer={customer as CustomerFile} {...shared} />,
    press: words["customers.make_design"],
    fill: async (user) => {
      await screen.findByRole("option", { name: design.name });
      await user.selectOptions(screen.getByRole("combobox"), design.uuid ?? "");
    },
  },
  "notes a lot": {
    dialog: <LotDialog cloths={cloths} {...shared} />,
    press: words["people.save"],
    fill: (user) =>
      typed(
        user,
        [words["lots.lot"], "L1"],
        [words["lots.across"], "500"],
        [words["lots.along"], "500"],
      ),
  },
  "gives money back": {
    dialog: <RefundDialog order={order} {...shared} />,
    press: words["act.refund"],
    fill: async (user) => {
      await user.selectOptions(screen.getByRole("combobox"), "amount");
      await typed(user, [words["refund.amount"], "10"], [words["refund.reason"], "Te laat"]);
    },
  },
  "follows a parcel": {
    dialog: <TrackingDialog order={order} parcel={parcel as never} {...shared} />,
    press: words["people.save"],
    fill: (user) => typed(user, [words["parcel.number"], "3S1"]),
  },
  "makes garments again": {
    dialog: <RemakeSentDialog order={order} parcel={parcel as never} {...shared} />,
    press: words["remake.act"],
    fill: async (user) => {
      await user.click(screen.getByRole("checkbox"));
      const [first] = screen.getAllByRole<HTMLOptionElement>("option").filter((o) => o.value);
      await user.selectOptions(screen.getByRole("combobox"), first?.value ?? "");
      await typed(user, [words["again.words"], "Naad los"]);
    },
  },
  "asks for words": {
    dialog: (
      <TextDialog
        title="t"
        label="l"
        submit="ok"
        onSubmit={() =>
          fetch("/api/somewhere", { method: "POST" }).catch(() => Promise.reject(gone))
        }
        {...shared}
      />
    ),
    press: "ok",
    fill: (user) => typed(user, ["l", "Even wachten"]),
  },
};

it.each(Object.entries(dialogs))(
  "what failed before is out of sight while a dialog that %s tries again",
  async (_, { dialog, press, fill }) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await act(async () => {
      render(
        <QueryClientProvider client={client}>
          <Suspense>{dialog}</Suspense>
        </QueryClientProvider>,
      );
    });
    const user = userEvent.setup();
    await screen.findByRole("button", { name: press });
    await fill?.(user);
    await user.click(screen.getByRole("button", { name: press }));
    await waitFor(() => expect(told()).not.toBeNull());
    const before = sent;
    expect(before).toBeGreaterThan(0);
    waiting = [];
    await user.click(screen.getByRole("button", { name: press }));
    await waitFor(() => expect(sent).toBeGreaterThan(before));
    expect(told()).toBeNull();
    const kept = waiting;
    waiting = null;
    await act(async () => kept.forEach((lose) => lose(lost)));
    await waitFor(() => expect(told()).not.toBeNull());
  },
);
