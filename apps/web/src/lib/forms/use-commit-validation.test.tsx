import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { useShopForm } from "./use-shop-form.ts";

afterEach(cleanup);

function Form({ onSend }: { onSend: () => void }) {
  const { form, element } = useShopForm({ defaultValues: { town: "" } });
  const error = form.formState.errors.town?.message;
  const validate = (value: string) => value !== "" || "missing";
  const send = form.handleSubmit(onSend);
  return (
    <form ref={element} noValidate onSubmit={(event) => void send(event)}>
      <input aria-label="Town" {...form.register("town", { validate })} />
      <p>{error}</p>
      <button type="submit">Send</button>
    </form>
  );
}

it("keeps an error where it stands while what is below it is pressed, or the press would miss", async () => {
  const sent = vi.fn();
  const user = userEvent.setup();
  render(<Form onSend={sent} />);
  const send = screen.getByRole("button", { name: "Send" });
  await user.click(send);
  await screen.findByText("missing");
  await user.type(screen.getByRole("textbox", { name: "Town" }), "Lierop");

  await user.pointer({ keys: "[MouseLeft>]", target: send });
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(screen.queryByText("missing")).not.toBeNull();
  await user.pointer({ keys: "[/MouseLeft]", target: send });
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  expect(screen.queryByText("missing")).toBeNull();
});

it("takes an error away as soon as the value is committed by a key", async () => {
  const user = userEvent.setup();
  render(<Form onSend={vi.fn()} />);
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByText("missing");
  await user.type(screen.getByRole("textbox", { name: "Town" }), "Lierop");
  await user.tab();
  await vi.waitFor(() => expect(screen.queryByText("missing")).toBeNull());
});
