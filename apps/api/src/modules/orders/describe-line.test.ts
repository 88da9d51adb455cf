import { expect, it } from "vitest";
import { describeLine } from "./describe-line.ts";

it("says of each choice what it is, once", () => {
  const line = {
    product: "jersey",
    name: "Équipe",
    properties: { size: "M", collar: "v-overlap" },
    rider_name: "Łukasz",
    rider_number: "999",
    quantity: 1,
    unit_price: 7490,
  } as const;
  const labels = {
    products: { jersey: { fr: "Maillot", nl: "Shirt" } },
    properties: {
      "jersey.size": { fr: "Taille", nl: "Maat" },
      "jersey.collar": { fr: "Col", nl: "Kraag" },
    },
    values: {
      "jersey.size.M": { fr: "M", nl: "M" },
      "jersey.collar.v-overlap": { fr: "col en V croisé", nl: "V-hals, overslag" },
    },
  };
  const choicesIn = (language: "fr" | "nl") =>
    describeLine({ language, labels: labels as never }, line).choices;
  expect(choicesIn("nl")).toEqual(["Maat M", "Kraag V-hals, overslag"]);
  expect(choicesIn("fr")).toEqual(["Taille M", "col en V croisé"]);
});

it("tells a number alone as one in the order's language, so that it looks like no size", () => {
  const line = {
    product: "pants",
    name: "Équipe",
    properties: { size: "40" },
    rider_name: null,
    rider_number: "21",
    quantity: 1,
    unit_price: 9990,
  } as const;
  const labels = { products: {}, properties: {}, values: {} };
  const riderIn = (language: "de" | "fr") =>
    describeLine({ language, labels: labels as never }, line).rider;
  expect(riderIn("de")).toBe("Nr.\u00a021");
  expect(riderIn("fr")).toBe("nº\u00a021");
});
