import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { closeAllDialogs } from "../../../ui/dialog-store.ts";
import { DialogHost } from "../../../ui/DialogHost.tsx";
import { DesignContext, type OpenDesign } from "../design-context.ts";
import type { SavedState } from "../opening/opened-design.ts";
import { useShareAct } from "./use-share-act.tsx";
import { useWithdrawItem } from "./use-withdraw-item.tsx";

afterEach(() => {
  act(closeAllDialogs);
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const saved: SavedState = {
  uuid: "u1",
  version: 1,
  name: "Lierop",
  hash: "e1",
  viewedAs: "owner",
};

function Acts() {
  const share = useShareAct(() => Promise.resolve(saved));
  return (
    <>
      <button type="button" aria-label="share" onClick={() => void share()} />
      {useWithdrawItem().map((item) => (
        <button
          key={item.id}
          type="button"
          aria-label={"label" in item ? item.label : item.id}
          onClick={() => "onSelect" in item && item.onSelect()}
        />
      ))}
    </>
  );
}

function Bar({ out = false }: { out?: boolean }) {
  const [shared, setShared] = useState(out);
  const design = {
    saving: { saved, name: "Zandhaas" },
    shared,
    setShared: (uuid: string, now: boolean) => setShared(uuid === saved.uuid && now),
  } as unknown as OpenDesign;
  return (
    <DesignContext value={design}>
      <Suspense>
        <Acts />
        <DialogHost />
      </Suspense>
    </DesignContext>
  );
}

/** What is asked of the server, which answers this. */
function answering(status: number, body?: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string | URL, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${String(url).replace(/^https?:\/\/[^/]+/, "")}`);
    const type = { "content-type": "application/json" };
    const text = body === undefined ? null : JSON.stringify(body);
    return Promise.resolve(new Response(text, { status, headers: type }));
  });
  return asked;
}

const item = () => screen.queryByRole("button", { name: "share.withdraw" });

it("offers to withdraw a link as soon as one is out, though the browser would not copy it", async () => {
  const asked = answering(200, { hash: "s1", url: "http://shop.example/s1" });
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  await act(async () => void render(<Bar />));
  expect(item()).toBeNull();
  await user.click(screen.getByRole("button", { name: "share" }));
  await vi.waitFor(() => expect(item()).not.toBeNull(), 30_000);
  expect(asked).toEqual([expect.stringMatching(/^POST .*\/u1\/share\?.*hash=e1/)]);
});

it("asks first, withdraws with the edit hash, and offers it no more", async () => {
  const asked = answering(204);
  const user = userEvent.setup();
  await act(async () => void render(<Bar out />));
  await user.click(screen.getByRole("button", { name: "share.withdraw" }));
  // The question's code comes when it is first asked.
  const text = await screen.findByText("share.withdraw_text", {}, { timeout: 30_000 });
  expect(asked).toEqual([]);
  const buttons = within(text.closest<HTMLElement>("[role=dialog], dialog") ?? text);
  const confirm = buttons.getByRole("button", { name: "share.withdraw" });
  await user.click(confirm);
  await vi.waitFor(() => expect(screen.queryByText("share.withdraw_text")).toBeNull(), 30_000);
  expect(asked).toEqual([expect.stringMatching(/^DELETE .*\/u1\/share\?.*hash=e1/)]);
  expect(item()).toBeNull();
});
