import { type DesignDocument, emptyDocument } from "@holeshot/design";
import type { ProductId } from "@holeshot/domain";
import { expect, it } from "vitest";
import { createEditorStore, type EditorStore } from "./editor-store.ts";

const kit: DesignDocument = emptyDocument({
  products: [
    { id: "jersey", template: "delta", colourway: "night" },
    { id: "pants", template: "delta", colourway: "night" },
  ],
});

/** The collar was chosen on the jersey, then the length on the pants. */
function worked(prepare?: (product: ProductId) => Promise<void> | null): EditorStore {
  const store = createEditorStore(kit, "jersey", prepare);
  store.run({ type: "set_property", product: "jersey", property: "collar", value: "zip" });
  store.run({ type: "set_property", product: "pants", property: "length", value: "long" });
  return store;
}

it("goes to the garment that a step back or forward changes", () => {
  const store = worked();
  store.undo();
  expect(store.state().product).toBe("pants");
  store.undo();
  expect(store.state().product).toBe("jersey");
  store.redo();
  expect(store.state().product).toBe("jersey");
  store.redo();
  expect(store.state().product).toBe("pants");
});

it("stays where the step is seen: beside the whole kit, and where nothing is left to take back", () => {
  const store = worked();
  store.show({ whole: true });
  store.undo();
  expect(store.state()).toMatchObject({ product: "jersey", whole: true });
  store.undo();
  store.show({ product: "pants" });
  store.undo();
  expect(store.state().product).toBe("pants");
});

it("goes once what the garment is shown with has come", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const store = worked(() => promise);
  store.undo();
  expect(store.state().product).toBe("jersey");
  resolve();
  await expect.poll(() => store.state().product).toBe("pants");
});
