import type { PlacedLayer } from "./task-layer.ts";
import { placedNamed } from "./task-layer.ts";
import { drawing } from "../support.ts";
import { find } from "./hand.ts";
import { layerNamed, layersOf, type Rider } from "./rider.ts";
import type { Task } from "./task.ts";

/** Does something to a placed layer, and waits until the browser has kept that it made a difference. */
async function changes(
  rider: Rider,
  name: string,
  act: () => Promise<void>,
  isDone: (now: PlacedLayer, before: PlacedLayer) => boolean,
): Promise<void> {
  const before = placedNamed(await rider.kept(), name);
  if (!before) throw new Error(`${name} is not kept`);
  await act();
  await rider.keeps(`${name} is changed`, (document) => {
    const now = placedNamed(document, name);
    return now !== undefined && isDone(now, before);
  });
}

/** Where things stand, and pictures. */
export const placeTasks: readonly Task[] = [
  {
    name: "move a layer over the cloth, in millimetres",
    run: async (rider) => {
      await rider.choose("VEERLE", "text");
      await rider.stageFree();
      await changes(
        rider,
        "VEERLE",
        // Farther than the guides hold on to it, on the smallest screen.
        () => rider.move(70, 60),
        (now, before) => now.x - before.x > 40 && now.y - before.y > 30,
      );
      await rider.hears(/^X -?\d.* millimeter, Y \d.* millimeter$/);
    },
  },
  {
    name: "make a layer larger",
    run: async (rider) => {
      await rider.choose("VEERLE", "text");
      await rider.stageFree();
      await changes(
        rider,
        "VEERLE",
        () => rider.grow(),
        (now, before) =>
          now.kind === "text" && before.kind === "text" && now.size - before.size >= 3,
      );
      await rider.hears(/^\d.* millimeter$/);
    },
  },
  {
    name: "turn a layer",
    run: async (rider) => {
      await rider.choose("VEERLE", "text");
      await rider.stageFree();
      await changes(
        rider,
        "VEERLE",
        () => rider.turn(),
        (now, before) => now.rotation - before.rotation > 5,
      );
      await rider.hears(/^\d.* graden gedraaid$/);
    },
  },
  {
    name: "put a picture of one's own on the cloth",
    run: async (rider) => {
      await rider.panel("upload");
      await rider.give(rider.button("editor.upload.choose"), {
        name: "zandhaas.svg",
        mimeType: "image/svg+xml",
        buffer: drawing,
      });
      await rider.keeps(
        "the picture",
        (document) => layerNamed(document, "zandhaas.svg") !== undefined,
      );
      await rider.layersOpen();
      await find(rider.page, { role: "treeitem", name: /^zandhaas\.svg/ }).waitFor();
    },
  },
  {
    name: "give a picture one colour, and mirror it",
    run: async (rider) => {
      const { say } = rider;
      await rider.choose("zandhaas.svg", "images");
      const within = { role: "group", name: say("editor.image.recolour") } as const;
      await rider.press({ role: "button", name: /, #[0-9a-f]{6}$/, within });
      await rider.press({ role: "switch", name: say("editor.image.mirrored") });
      await rider.keeps("colour and mirror", (document) => {
        const layer = layerNamed(document, "zandhaas.svg");
        return layer?.kind === "image" && layer.mirrored && layer.recolour !== undefined;
      });
    },
  },
  {
    name: "find a logo in the library and place it",
    run: async (rider) => {
      const { say } = rider;
      await rider.panel("logos");
      await rider.write({ role: "searchbox", name: say("editor.logos.search") }, "skateboard");
      await rider.press(rider.button("editor.images.place", { name: "Skateboard" }));
      await rider.keeps("the logo", (document) =>
        layersOf(document).some((layer) => layer.kind === "image" && layer.source.type === "logo"),
      );
      await rider.layersOpen();
      await find(rider.page, { role: "treeitem", name: /^Skateboard/ }).waitFor();
    },
  },
];
