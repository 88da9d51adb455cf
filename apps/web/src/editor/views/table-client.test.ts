import { afterAll, beforeEach, expect, it, vi } from "vitest";

/** A worker that says one thing once it stands, or does not come. */
function workerSaying(answer: { readonly card: boolean | null } | "error"): void {
  vi.stubGlobal(
    "Worker",
    class {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      onerror: (() => void) | null = null;
      constructor() {
        queueMicrotask(() =>
          answer === "error" ? this.onerror?.() : this.onmessage?.({ data: answer }),
        );
      }
    },
  );
}

/** A page whose canvases are drawn by a renderer of this name; null where it has none. */
function pageWith(renderer: string | null): ReturnType<typeof vi.fn> {
  const getContext = vi.fn(() =>
    renderer === null
      ? null
      : {
          getExtension: (name: string) =>
            name === "WEBGL_debug_renderer_info" ? { UNMASKED_RENDERER_WEBGL: 1 } : null,
          getParameter: () => renderer,
        },
  );
  vi.stubGlobal("document", { createElement: () => ({ getContext }) });
  return getContext;
}

async function hasGraphicsCard(): Promise<boolean> {
  const client = await import("./table-client.ts");
  return client.hasGraphicsCard();
}

// Each asks once in its life.
beforeEach(() => vi.resetModules());
afterAll(() => vi.resetModules());

it.each([true, false])("believes the worker: %s", async (card) => {
  workerSaying({ card });
  const asked = pageWith("Mali-G78");
  expect(await hasGraphicsCard()).toBe(card);
  expect(asked).not.toHaveBeenCalled();
});

it.each([{ card: null }, "error"] as const)(
  "asks the page where the worker says %o",
  async (said) => {
    for (const [renderer, has] of [
      ["Mali-G78", true],
      ["ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device))", false],
      [null, false],
    ] as const) {
      vi.resetModules();
      workerSaying(said);
      pageWith(renderer);
      expect(await hasGraphicsCard(), renderer ?? "none").toBe(has);
    }
  },
);
