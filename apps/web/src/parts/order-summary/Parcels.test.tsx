import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Parcels } from "./Parcels.tsx";

afterEach(cleanup);

const parcel = {
  id: "p",
  number: 1,
  carrier: null,
  tracking_number: null,
  tracking_url: null,
  sent_at: "2026-11-29T14:03:00Z",
  lines: [],
};
const went = {
  street: "Zandweg",
  house_number: "1",
  postcode: "5408 XX",
  city: "Volkel",
  country: "nl",
};

it.each([
  ["where it went, of one whose order goes elsewhere since", { shipping_address: went }, 1],
  ["no place of one that went where its order goes", { shipping_address: null }, 0],
  ["no place to whoever has the link of a mail", {}, 0],
])("names %s", (_, more, count) => {
  render(
    <Parcels parcels={[{ ...parcel, ...more }]} lines={[]} pickup={false} completed={false} />,
  );
  expect(screen.queryAllByText("parcels.went")).toHaveLength(count);
});
