import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { currentLanguage } from "../../lib/i18n/language-store.ts";
import { AddressDialog } from "./AddressDialog.tsx";
import type { AddressedOrder } from "./address-values.ts";

afterEach(cleanup);

const home = {
  street: "Zandweg",
  house_number: "38a",
  postcode: "5408 XX",
  city: "Volkel",
  country: "nl",
};
const made: AddressedOrder = {
  changeable: false,
  shipping_address: home,
  billing_address: { ...home, company: null, vat_id: null },
  parcels: [],
};

async function open(order: AddressedOrder, onChange = vi.fn(async () => undefined)) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queryKeys.shop(currentLanguage()), { not_served: [] });
  client.setQueryData(queryKeys.countries(currentLanguage()), []);
  const onClose = vi.fn();
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <AddressDialog
          order={order}
          which="shipping"
          title="where to"
          onChange={onChange}
          errorText={() => "too late"}
          onClose={onClose}
        />
      </QueryClientProvider>,
    );
  });
  return { user: userEvent.setup(), onChange, onClose };
}

const house = () => screen.getByRole("textbox", { name: "address.house_number" });
const save = () => screen.getByRole("button", { name: "order.address_save" });

it("of an order that is being made sends the delivery address alone, and says what stays", async () => {
  const { user, onChange, onClose } = await open(made);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText("order.address_late")).toBeTruthy();
  await user.clear(house());
  await user.type(house(), "38");
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onChange.mock.calls).toEqual([[{ shipping_address: { ...home, house_number: "38" } }]]);
});

it("says that what has left goes where it went, and before it is made offers the invoice too", async () => {
  const parcels = [{ id: "p" }] as unknown as AddressedOrder["parcels"];
  await open({ ...made, parcels });
  expect(screen.getByText("order.address_late order.address_part")).toBeTruthy();
  cleanup();
  await open({ ...made, changeable: true });
  expect(screen.getByText("order.country_stays")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
});

it("stays open with what was typed where the change came too late", async () => {
  const { user, onClose } = await open(
    made,
    vi.fn(async () => Promise.reject(new Error("late"))),
  );
  await user.clear(house());
  await user.type(house(), "38");
  await user.click(save());
  expect(await screen.findByText("too late")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(house()).toHaveProperty("value", "38");
});

it("of an order whose making began meanwhile leaves the invoice, and changes the delivery address at the next press", async () => {
  const late = new ApiProblem({
    ok: false,
    status: 409,
    problem: { status: 409, code: "order_not_changeable", title: "" } as never,
    retryAfter: null,
  });
  const onChange = vi.fn(async () => undefined).mockRejectedValueOnce(late);
  const { user, onClose } = await open({ ...made, changeable: true }, onChange);
  await user.clear(house());
  await user.type(house(), "38");
  await user.click(save());
  expect(await screen.findByText("order.address_both_late")).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onChange.mock.lastCall).toEqual([{ shipping_address: { ...home, house_number: "38" } }]);
});
