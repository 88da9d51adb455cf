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
function fields(at: "shipping_address" | "billing_address") {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queryKeys.shop(currentLanguage()), {
    not_served: [{ country: "es", postcode: "^(35|38)" }],
  });
  const empty = { street: "", house_number: "", postcode: "", city: "", country: "es" };
  function Page() {
    const form = useForm({ mode: "onBlur", defaultValues: { [at]: empty } });
    return (
      <FormProvider {...form}>
        <AddressFields at={at} countryFixed />
      </FormProvider>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  const [postcode] = screen.getAllByRole("textbox");
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
