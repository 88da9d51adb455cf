import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { useNames } from "./use-names.ts";

const set = {
  products: [{ id: "p", properties: [{ id: "size", values: [{ id: "W34", name: "34" }] }] }],
};

function Told() {
  const names = useNames("design", "p", "set");
  return <p>{`${names.value("size", "W34")} ${names.value("size", "gone")}`}</p>;
}

async function toldWhile(answer: Promise<Response>): Promise<{ first: string; then: string }> {
  vi.stubGlobal("fetch", () => answer);
  const place = document.createElement("div");
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Told />
      </QueryClientProvider>,
    ),
  );
  const first = place.textContent;
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  await act(async () => undefined);
  const then = place.textContent;
  await act(async () => root.unmount());
  return { first, then };
}

const soon = (answer: Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer), 50));

afterEach(() => vi.unstubAllGlobals());

it("an id is not shown as a name while names are on their way", async () => {
  const told = await toldWhile(soon(Response.json(set)));
  expect(told).toEqual({ first: "… …", then: "34 gone" });
});

it("ids are all there is where names cannot be had", async () => {
  const gone = Response.json({ status: 404, code: "not_found" }, { status: 404 });
  expect(await toldWhile(soon(gone))).toEqual({ first: "… …", then: "W34 gone" });
});
