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
  made_again: [],
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
    <Parcels
      parcels={[{ ...parcel, ...more }]}
      lines={[]}
      stays={[]}
      pickup={false}
      completed={false}
    />,
  );
  expect(screen.queryAllByText("parcels.went")).toHaveLength(count);
});

it("says what is made again until it leaves, and then that it was", () => {
  const line = {
    ...{ id: "l", quantity: 2, product: { name: "Jersey" }, rider: null },
    choices: [{ value: { name: "L" } }],
  };
  const kept = { line_id: "l", quantity: 1, copies: [1] };
  const again = { line_id: "l", quantity: 1, copies: [2] };
  const first = { ...parcel, lines: [kept], made_again: [again] };
  const { rerender } = render(
    <Parcels parcels={[first]} lines={[line]} stays={[]} pickup={false} completed={false} />,
  );
  expect(screen.getByText("parcels.being_again").parentElement?.textContent).toContain(
    "1 × Jersey, L",
  );
  expect(screen.queryByText("parcels.again")).toBeNull();
  expect(screen.getByText("parcels.follows")).toBeTruthy();
  const second = { ...parcel, id: "q", number: 2, lines: [again] };
  rerender(
    <Parcels parcels={[first, second]} lines={[line]} stays={[]} pickup={false} completed />,
  );
  expect(screen.queryByText("parcels.being_again")).toBeNull();
  expect(screen.getByText("parcels.again")).toBeTruthy();
});

it("lets nothing follow that was given back, unless some of it had left by then", () => {
  const line = {
    ...{ id: "l", quantity: 3, product: { name: "Jersey" }, rider: null },
    choices: [{ value: { name: "L" } }],
  };
  const first = { ...parcel, lines: [{ line_id: "l", quantity: 1, copies: [1] }] };
  const shown = (quantity: number, sure: boolean) => {
    const stays = [{ line_id: "l", quantity, sure }];
    render(<Parcels parcels={[first]} lines={[line]} stays={stays} pickup completed={false} />);
    const text = screen.queryByText("parcels.follows")?.nextElementSibling?.textContent;
    cleanup();
    return text;
  };
  expect(shown(1, true)).toBe("1 × Jersey, L");
  expect(shown(2, true)).toBeUndefined();
  expect(shown(2, false)).toBe("2 × Jersey, L");
});
