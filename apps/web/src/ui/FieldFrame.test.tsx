import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { FieldError, FieldFrame } from "./FieldFrame.tsx";

afterEach(cleanup);

it("an error of a whole form is spoken as it comes, one of a field is read with the field", () => {
  const { rerender } = render(<FieldError text={undefined} />);
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(<FieldError text="Not sent" />);
  expect(screen.getByRole("alert").textContent).toBe("Not sent");
  rerender(
    <FieldFrame id="name" label="Name" error="Missing">
      <input id="name" />
    </FieldFrame>,
  );
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.querySelector("#name-error")?.textContent).toBe("Missing");
});
