import { expect, test } from "vitest";
import { type AddressedOrder, bodyOf, valuesOf } from "./address-values.ts";

const home = {
  street: "Zandweg",
  house_number: "38a",
  postcode: "5408 XX",
  city: "Volkel",
  country: "nl",
};

function orderTo(billing: object, changeable = true): AddressedOrder {
  return {
    changeable,
    parcels: [],
    shipping_address: home,
    billing_address: { ...home, company: null, vat_id: null, ...billing },
  };
}

test("a new delivery address goes for the invoice too where they were one", () => {
  const values = valuesOf(orderTo({ company: "MC Asten", vat_id: "NL123456789B01" }));
  const moved = { ...values, shipping_address: { ...home, street: "Circuitlaan" } };
  expect(bodyOf(moved, "shipping")).toEqual({
    shipping_address: { ...home, street: "Circuitlaan" },
    billing_address: {
      ...home,
      street: "Circuitlaan",
      company: "MC Asten",
      vat_id: "NL123456789B01",
    },
  });
  expect(bodyOf({ ...moved, both: false }, "shipping")).not.toHaveProperty("billing_address");
});

test("once an order is being made its invoice stays where it was, one address or not", () => {
  const values = valuesOf(orderTo({}, false));
  expect(bodyOf(values, "shipping")).toEqual({ shipping_address: home });
});

test("an invoice that goes elsewhere stays there, and its own change leaves the parcel alone", () => {
  const values = valuesOf(orderTo({ street: "Kerkstraat", company: " " }));
  expect(bodyOf(values, "shipping")).toEqual({ shipping_address: home });
  expect(bodyOf(values, "billing")).toEqual({
    billing_address: { ...home, street: "Kerkstraat", company: null, vat_id: null },
  });
});
