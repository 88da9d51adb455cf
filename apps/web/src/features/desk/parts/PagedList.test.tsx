import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PagedList } from "./PagedList.tsx";

afterEach(cleanup);

async function shown(isError: boolean, rows: readonly string[] | undefined) {
  const refetch = vi.fn(async () => undefined);
  const list = {
    data: rows && { pages: [{ data: rows }] },
    isError,
    refetch,
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: refetch,
  };
  await act(async () => {
    render(
      <Suspense>
        <PagedList list={list} none="none">
          {(all) => <ul>{all.join()}</ul>}
        </PagedList>
      </Suspense>,
    );
  });
  return refetch;
}

it("says of what it has that it may be out of date, and keeps it to be read", async () => {
  const refetch = await shown(true, ["HS-1", "HS-2"]);
  await screen.findByText("HS-1,HS-2");
  const note = await screen.findByRole("status");
  await userEvent.click(note.querySelector("button") ?? note);
  expect(refetch).toHaveBeenCalledTimes(1);
});

it("says nothing of a list that came, and that it did not come of one that has nothing to show", async () => {
  await shown(false, ["HS-1"]);
  await screen.findByText("HS-1");
  expect(screen.queryByRole("status")).toBeNull();
  cleanup();
  await shown(true, undefined);
  expect(await screen.findByRole("alert")).not.toBeNull();
});
