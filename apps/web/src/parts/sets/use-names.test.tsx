import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { clearGuestDesigns, keepGuestDesign } from "../../lib/session/guest-designs.ts";
import { useNames } from "./use-names.ts";

const set = {
  products: [{ id: "p", properties: [{ id: "size", values: [{ id: "W34", name: "34" }] }] }],
};

interface ToldProps {
  /** Its set, where it is known without the design. */
  of: string | undefined;
  onTold: (words: string) => void;
}

function Told({ of, onTold }: ToldProps) {
  const names = useNames("design", "p", of);
  const words = `${names.value("size", "W34")} ${names.value("size", "gone")}`;
  onTold(words);
  return <p>{words}</p>;
}

/** What is read one after the other, each once. */
async function told(answer: (address: string) => Promise<Response>, of?: string) {
  vi.stubGlobal("fetch", (address: string | URL) => answer(String(address)));
  const place = document.createElement("div");
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRoot(place);
  const all: string[] = [];
  const onTold = (words: string) => void (all.at(-1) === words || all.push(words));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Told of={of} onTold={onTold} />
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => {
    expect(client.isFetching()).toBe(0);
    // A set is asked for when its design is there.
    expect(place.textContent).not.toContain("…");
  });
  await act(async () => root.unmount());
  return all;
}

const soon = (answer: Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer), 50));

const gone = () => Response.json({ status: 404, code: "not_found" }, { status: 404 });

afterEach(() => {
  vi.unstubAllGlobals();
  clearGuestDesigns();
});

it("an id is not shown as a name while names are on their way", async () => {
  expect(await told(() => soon(Response.json(set)), "set")).toEqual(["… …", "34 gone"]);
});

it("nor while the design is that says which set they are of", async () => {
  keepGuestDesign({ uuid: "design", hash: "its-hash" });
  const answers = (address: string) =>
    soon(
      Response.json(
        address.includes("configurator-sets") ? set : { configuratorSetUuid: "set", document: {} },
      ),
    );
  expect(await told(answers)).toEqual(["… …", "34 gone"]);
});

it("ids are all there is where names cannot be had", async () => {
  expect(await told(() => soon(gone()), "set")).toEqual(["… …", "W34 gone"]);
  // Somebody else's design is not asked for, and one that is gone says nothing.
  expect(await told(() => soon(gone()))).toEqual(["W34 gone"]);
  keepGuestDesign({ uuid: "design", hash: "its-hash" });
  expect(await told(() => soon(gone()))).toEqual(["… …", "W34 gone"]);
});
