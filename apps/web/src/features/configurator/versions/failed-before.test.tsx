import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { HelperDialog } from "../panels/helpers/HelperDialog.tsx";
import { SendProofDialog } from "../staff/SendProofDialog.tsx";
import { NameVersionDialog } from "./NameVersionDialog.tsx";

const lost = new ApiProblem({ ok: false, status: 0, problem: null, retryAfter: null });
const acts = vi.fn<() => Promise<never>>();
const file = new Blob(["<svg/>"]);
vi.mock("../panels/helpers/use-helper.ts", () => ({
  useHelper: () => ({ kind: "done", file, url: "" }),
}));
const dialogs: Readonly<Record<string, ReactElement>> = {
  "names a version": <NameVersionDialog name="A" onName={acts} onClose={vi.fn()} />,
  "sends a proof": (
    <SendProofDialog
      order={{ uuid: "o", lines: [] } as never}
      here={{} as never}
      act={vi.fn()}
      differences={[]}
      savedDocument={acts}
      onClose={vi.fn()}
    />
  ),
  "puts what was made of a picture in its place": (
    <HelperDialog
      {...{ kind: "trace", url: "", preview: "", onClose: vi.fn() }}
      onUse={() => acts().catch(() => "error.network")}
    />
  ),
};
/** Below the fields or at one of them. */
const told = () => document.querySelector("[role=alert], [aria-invalid=true]");

beforeEach(() => acts.mockReset());
afterEach(cleanup);

it.each(Object.entries(dialogs))(
  "what failed before is out of sight while a dialog that %s tries again",
  async (_, dialog) => {
    const user = userEvent.setup();
    await act(async () => {
      render(
        <QueryClientProvider client={new QueryClient()}>
          <Suspense>{dialog}</Suspense>
        </QueryClientProvider>,
      );
    });
    const [text] = screen.queryAllByRole("textbox");
    if (text) await user.type(text, " b");
    const press = () => user.click(screen.getAllByRole("button").at(-1) ?? document.body);
    acts.mockRejectedValueOnce(lost);
    await press();
    await waitFor(() => expect(told()).not.toBeNull());
    let fail: (error: ApiProblem) => void = () => {};
    acts.mockReturnValueOnce(new Promise<never>((_resolve, reject) => (fail = reject)));
    await press();
    expect(acts).toHaveBeenCalledTimes(2);
    expect(told()).toBeNull();
    await act(async () => fail(lost));
    expect(told()).not.toBeNull();
  },
);
