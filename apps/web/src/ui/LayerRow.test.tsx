import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LayerRow } from "./LayerRow.tsx";

it("is chosen by its picture as by its name", () => {
  const onSelect = vi.fn();
  render(
    <LayerRow
      thumb={<i>86</i>}
      name="Number"
      detail="130 mm"
      selected={false}
      hidden={false}
      onSelect={onSelect}
    />,
  );
  fireEvent.click(screen.getByText("86"));
  fireEvent.click(screen.getByText("Number"));
  expect(onSelect).toHaveBeenCalledTimes(2);
});
