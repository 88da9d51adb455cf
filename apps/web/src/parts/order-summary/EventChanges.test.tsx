import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { EventChanges } from "./EventChanges.tsx";

afterEach(cleanup);

const line = { line_id: "l", name: "Shirt, Lierop", quantity: 2 };
const texts = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

it("names the garments once, and what may not be known only by its name", () => {
  render(
    <EventChanges
      changes={[
        { what: "choice", line, property: "Size", before: "L", after: "M" },
        { what: "rider", line, property: null, before: "KIM", after: null },
        { what: "billing_address", line: null, property: null, before: null, after: null },
      ]}
    />,
  );
  expect(texts()).toEqual([
    "2 × Shirt, Lieroporder.change.became",
    "order.change.became",
    "order.billing",
  ]);
});

it("is silent where nothing is said of what changed", () => {
  render(<EventChanges changes={[]} />);
  expect(screen.queryByRole("list")).toBeNull();
});
