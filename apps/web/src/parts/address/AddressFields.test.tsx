import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { currentLanguage } from "../../lib/i18n/language-store.ts";
import { AddressFields } from "./AddressFields.tsx";

afterEach(cleanup);

/** The fields of an address in Spain, in a shop that does not send to its islands. */
function fields(at: "shipping_address" | "billing_address", country = "es") {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queryKeys.shop(currentLanguage()), {
    not_served: [{ country: "es", postcode: "^(35|38)" }],
  });
  const empty = { street: "", house_number: "", postcode: "", city: "", country };
  function Page() {
    const form = useForm({ mode: "onBlur", defaultValues: { [at]: empty } });
    return (
      <FormProvider {...form}>
        <AddressFields at={at} countryFixed />
        <button type="button" onClick={() => void form.handleSubmit(() => undefined)()}>
          send
        </button>
        <button type="button" onClick={() => form.setValue(`${at}.country`, "nl")}>
          nl
        </button>
      </FormProvider>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  const all = screen.getAllByRole<HTMLInputElement>("textbox");
  const postcode = all.find(({ name }) => name === `${at}.postcode`);
  if (postcode === undefined) throw new Error("No field of a postcode.");
  return { user: userEvent.setup(), postcode };
}

it("says at the postcode that parcels do not go to this part of the country", async () => {
  const { user, postcode } = fields("shipping_address");
  await user.type(postcode, " 35001");
  await user.tab();
  expect(postcode.getAttribute("aria-invalid")).toBe("true");
  await user.clear(postcode);
  await user.type(postcode, "28001");
  await user.tab();
  expect(postcode.getAttribute("aria-invalid")).not.toBe("true");
});

it("sends an invoice anywhere", async () => {
  const { user, postcode } = fields("billing_address");
  await user.type(postcode, "35001");
  await user.tab();
  expect(postcode.getAttribute("aria-invalid")).not.toBe("true");
});

it.each([
  ["nl", "postcode house_number street city"],
  ["de", "street house_number postcode city"],
  ["dk", "street house_number postcode city"],
  ["fr", "house_number street postcode city"],
])("asks in the order of an address in %s, and lets a browser fill it in", (country, order) => {
  fields("shipping_address", country);
  const meant = screen
    .getAllByRole<HTMLInputElement>("textbox")
    .map(({ name, autocomplete }) => [name.split(".")[1] ?? "", autocomplete] as const);
  expect(meant.map(([name]) => name).join(" ")).toBe(order);
  expect(Object.fromEntries(meant)).toEqual({
    street: "shipping address-line1",
    house_number: "shipping address-line2",
    postcode: "shipping postal-code",
    city: "shipping address-level2",
  });
});

it.each(["nl", "de", "fr"])("goes to the first field that is refused, in %s", async (country) => {
  const { user } = fields("shipping_address", country);
  await user.click(screen.getByRole("button", { name: "send" }));
  const [first] = screen.getAllByRole("textbox");
  expect(document.activeElement).toBe(first);
});

it("keeps what was typed where a country that is chosen later moves it", async () => {
  const { user, postcode } = fields("shipping_address", "fr");
  await user.type(postcode, "35400");
  await user.click(screen.getByRole("button", { name: "nl" }));
  const [first] = screen.getAllByRole<HTMLInputElement>("textbox");
  expect([first?.name, first?.value]).toEqual(["shipping_address.postcode", "35400"]);
});

it.each([
  ["Οδός Αθηνάς 5", false],
  ["ул. Раковски", false],
  ["Łódzka – 2e verd.", false],
  ["הרצל", true],
  ["شارع", true],
  ["東京 Str.", true],
  ["Zandweg 3 🏁", true],
  ["Nr. 12 #b*", false],
])("says of %s whether a label cannot show it, and refuses nothing: %s", async (line, unread) => {
  const { user } = fields("shipping_address", "nl");
  const street = screen.getByLabelText("address.street");
  await user.type(street, line);
  await user.tab();
  expect(screen.getByRole("status").textContent).toBe(unread ? "address.letters" : "");
  expect(street.getAttribute("aria-invalid")).not.toBe("true");
});
