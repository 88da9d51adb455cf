import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import type { Shown } from "../../lib/navigation/page-loader.ts";
import { ShownContext } from "../../lib/navigation/use-place.ts";
import { OpeningFailed } from "./OpeningFailed.tsx";

afterEach(cleanup);

const gone = new ApiProblem({
  ok: false,
  status: 404,
  problem: { type: "about:blank", status: 404, title: "", detail: "", code: "not_found" },
  retryAfter: null,
});

function failedAt(params: Readonly<Record<string, string>>): void {
  const at = { route: { path: "" }, params, search: {}, href: "/" } as unknown as Shown;
  render(
    <ShownContext value={at}>
      <OpeningFailed error={gone} busy={false} onRetry={() => undefined} onEmpty={null} />
    </ShownContext>,
  );
}

it("an invitation that was taken back is told as such, not as a design of one's own that does not load", () => {
  failedAt({ configuredSetUuid: "1", link: "secret" });
  expect(screen.getByRole("alert").textContent).toMatch(/^pay_link.gone_titleshared.gone.text/);
});

it("a set that is no longer there is told as before", () => {
  failedAt({ configuratorSetUuid: "1" });
  expect(screen.getByRole("alert").textContent).toMatch(/^editor.open_failed.titleerror.not_found/);
});
