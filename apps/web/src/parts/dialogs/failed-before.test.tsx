import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { NameDialog } from "./NameDialog.tsx";

const lost = new ApiProblem({ ok: false, status: 0, problem: null, retryAfter: null });
const acts = vi.fn<() => Promise<void>>();
const shared = { onClose: vi.fn() };
const dialogs = {
  "asks whether": <ConfirmDialog title="t" text="x" confirm="ok" onConfirm={acts} {...shared} />,
  "asks for a name": (
    <NameDialog
      title="t"
      label="l"
      value="A"
      maxLength={9}
      submit="ok"
      onSubmit={acts}
      {...shared}
    />
  ),
};

beforeEach(() => acts.mockReset());
afterEach(cleanup);

it.each(Object.entries(dialogs))(
  "what failed before is out of sight while a dialog that %s tries again",
  async (_, dialog) => {
    const user = userEvent.setup();
    const { container } = render(dialog);
    const told = () => (container.ownerDocument.body.textContent ?? "").includes("error.network");
    acts.mockRejectedValueOnce(lost);
    await user.click(screen.getByRole("button", { name: "ok" }));
    await vi.waitFor(() => expect(told()).toBe(true));
    let fail: (error: ApiProblem) => void = () => {};
    acts.mockReturnValueOnce(new Promise<void>((_resolve, reject) => (fail = reject)));
    await user.click(screen.getByRole("button", { name: "ok" }));
    expect(acts).toHaveBeenCalledTimes(2);
    expect(told()).toBe(false);
    await act(async () => fail(lost));
    expect(told()).toBe(true);
  },
);
