import type { Gradient, GradientDirection } from "@holeshot/design";
import { useEditor, useEditorState, useLayers } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { Switch } from "../../../ui/CheckBox.tsx";
import { cx } from "../../../ui/cx.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import { useProduct, useTemplate } from "../design-context.ts";
import { ColourPicker } from "./ColourPicker.tsx";
import { newLayerId } from "./new-layer.ts";
import { PanelSection } from "./PanelSection.tsx";

const directions: readonly GradientDirection[] = [
  "top_to_bottom",
  "bottom_to_top",
  "left_to_right",
  "right_to_left",
];

/** The zones of the kit, and the colour of the chosen one: solid, or running into a second colour. */
export function ColoursPanel() {
  const t = useT();
  const { store } = useEditor();
  const product = useProduct();
  const template = useTemplate();
  const layers = useLayers();
  const chosen = useEditorState((state) => state.zone);
  const way = useEditorState(
    ({ editing, product: id }) => editing.document.products[id]?.colourway,
  );
  const zones = template?.zones.filter((zone) => zone.product === product.id) ?? [];
  const zone = zones.find(({ id }) => id === chosen) ?? zones[0];
  const colourway = template?.colourways.find(({ id }) => id === way) ?? template?.colourways[0];

  const layerOf = (id: string) =>
    layers.find((layer) => layer.kind === "colour" && layer.zone === id);
  const colourOf = (id: string): string => {
    const layer = layerOf(id);
    if (layer?.kind === "colour") return layer.primary;
    return colourway?.colours[product.id]?.[id] ?? "#ffffff";
  };
  if (!zone) return null;

  const layer = layerOf(zone.id);
  const own = layer?.kind === "colour" ? layer : null;
  const gradient = own?.gradient ?? null;
  const set = (change: { primary?: string; gradient?: Gradient | null }): void => {
    store.run({
      type: "set_zone",
      product: product.id,
      zone: zone.id,
      id: own?.id ?? newLayerId(),
      primary: change.primary ?? colourOf(zone.id),
      ...(change.gradient !== undefined && { gradient: change.gradient }),
    });
  };

  return (
    <>
      <PanelSection title={t("editor.colours.zones")}>
        <ul className="-mx-2">
          {zones.map(({ id, name }) => {
            const on = id === zone.id;
            const mine = layerOf(id);
            const second = mine?.kind === "colour" ? mine.gradient?.secondary : undefined;
            const colour = colourOf(id);
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={on}
                  className={cx(
                    "relative flex min-h-11 w-full items-center gap-3 px-2 text-left type-small",
                    on ? "bg-fog font-bold" : "font-medium hover:bg-fog",
                  )}
                  onClick={() => store.selectZone(id)}
                >
                  {on && <span aria-hidden className="absolute inset-y-0 left-0 w-[3px] bg-gate" />}
                  <span
                    aria-hidden
                    className="size-7 shrink-0 rounded-control outline-1 -outline-offset-1 outline-ink/18"
                    style={{
                      background:
                        second === undefined ? colour : `linear-gradient(${colour}, ${second})`,
                    }}
                  />
                  {name}
                </button>
              </li>
            );
          })}
        </ul>
      </PanelSection>
      <PanelSection>
        <ColourPicker
          label={t("editor.colours.of", { zone: zone.name })}
          value={colourOf(zone.id)}
          onChoose={(primary) => set({ primary })}
        />
      </PanelSection>
      {zone.kind === "ink" && (
        <PanelSection>
          <Switch
            label={t("editor.colours.gradient")}
            checked={gradient !== null}
            onChange={(event) =>
              set({
                gradient: event.currentTarget.checked
                  ? { secondary: "#0e1013", direction: "top_to_bottom" }
                  : null,
              })
            }
          />
          {gradient && (
            <div className="mt-4 flex flex-col gap-4">
              <ColourPicker
                label={t("editor.colours.secondary")}
                value={gradient.secondary}
                onChoose={(secondary) => set({ gradient: { ...gradient, secondary } })}
              />
              <SelectField
                label={t("editor.colours.direction")}
                value={gradient.direction}
                choices={directions.map((value) => ({ value, label: t(`gradient.${value}`) }))}
                onChange={(event) =>
                  set({
                    gradient: {
                      ...gradient,
                      direction:
                        directions.find((value) => value === event.currentTarget.value) ??
                        gradient.direction,
                    },
                  })
                }
              />
            </div>
          )}
        </PanelSection>
      )}
      {own && (
        <PanelSection>
          <Button
            variant="second"
            size="sm"
            onClick={() => store.run({ type: "reset_zone", product: product.id, zone: zone.id })}
          >
            {t("editor.colours.reset")}
          </Button>
        </PanelSection>
      )}
    </>
  );
}
