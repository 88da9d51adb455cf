import { IconPlus, IconX } from "@tabler/icons-react";
import { designLimits, type TextLayer, type TextStyle } from "@holeshot/design";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Switch } from "../../../../ui/CheckBox.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { contrasting } from "../colour/contrasting.ts";
import { ColourPicker } from "../colour/ColourPicker.tsx";
import { MeasureField } from "../MeasureField.tsx";
import { PanelSection } from "../PanelSection.tsx";

type Outline = NonNullable<TextLayer["strokes"]>[number];

interface OutlineFieldsProps {
  layer: TextLayer;
  onChange: (style: TextStyle) => void;
}

/** Every outline round the letters, the innermost first, and the shadow under them. */
export function OutlineFields({ layer, onChange }: OutlineFieldsProps) {
  const t = useT();
  const { stroke, strokes = [] } = layer;
  const outer = strokes.at(-1) ?? stroke;
  const keep = (next: readonly Outline[]): void =>
    onChange({ strokes: next.length > 0 ? next : null });
  /** What lay outside it comes nearer; without any left there is none. */
  const remove = (gone: number): void => {
    const [first, ...others] = [stroke, ...strokes].filter((_one, at) => at !== gone);
    if (first === undefined) return onChange({ stroke: { ...stroke, enabled: false } });
    const { colour, width } = first;
    return onChange({
      stroke: { enabled: true, colour, width },
      strokes: others.length > 0 ? others : null,
    });
  };

  return (
    <PanelSection>
      <Switch
        label={t("editor.text.stroke")}
        checked={stroke.enabled}
        onChange={(event) =>
          onChange({ stroke: { ...stroke, enabled: event.currentTarget.checked } })
        }
      />
      {stroke.enabled && (
        <div className="mt-3 flex flex-col gap-3">
          {[stroke, ...strokes].map((outline, at) => (
            <OneOutline
              // Outlines have no names: what an outline is, is how far out it lies.
              key={at}
              number={at + 1}
              outline={outline}
              onChange={(next) =>
                at === 0
                  ? onChange({ stroke: { ...stroke, ...next } })
                  : keep(
                      strokes.map((one, index) => (index === at - 1 ? { ...one, ...next } : one)),
                    )
              }
              onRemove={() => remove(at)}
            />
          ))}
          {strokes.length < designLimits.extraOutlines && (
            <Button
              variant="quiet"
              size="sm"
              icon={IconPlus}
              className="self-start"
              onClick={() =>
                keep([...strokes, { colour: contrasting(outer.colour), width: outer.width }])
              }
            >
              {t("editor.text.outline_add")}
            </Button>
          )}
        </div>
      )}
      <ShadowFields layer={layer} onChange={onChange} />
    </PanelSection>
  );
}

interface OneOutlineProps {
  /** 1 lies against the letters. */
  number: number;
  outline: Outline;
  onChange: (next: Partial<Outline>) => void;
  onRemove: () => void;
}

function OneOutline({ number, outline, onChange, onRemove }: OneOutlineProps) {
  const t = useT();
  return (
    <div role="group" aria-label={t("editor.text.outline_n", { number })}>
      <div className="flex items-center gap-2 border-t border-line pt-1">
        <span
          aria-hidden
          className="size-4 rounded-full border border-edge"
          style={{ background: outline.colour }}
        />
        <span className="flex-1 type-small font-medium">
          {t("editor.text.outline_n", { number })}
        </span>
        <IconButton
          icon={IconX}
          iconSize={16}
          className="-mr-2.5"
          label={t("editor.text.outline_remove", { number })}
          onClick={(event) => {
            // It goes away under the finger; the switch of all outlines stays.
            const section = event.currentTarget.closest("section");
            section?.querySelector<HTMLElement>("[role=switch]")?.focus();
            onRemove();
          }}
        />
      </div>
      <MeasureField
        label={t("editor.text.stroke_width")}
        value={outline.width}
        min={0.5}
        max={30}
        step={0.5}
        unit="mm"
        onChange={(width) => onChange({ width })}
      />
      <div className="mt-2">
        <ColourPicker
          label={t("editor.text.stroke_colour")}
          value={outline.colour}
          onChoose={(colour) => onChange({ colour })}
        />
      </div>
    </div>
  );
}

function ShadowFields({ layer, onChange }: OutlineFieldsProps) {
  const t = useT();
  const { shadow, size } = layer;
  /** A shadow that is just thrown falls down and to the right by a share of the letters' height. */
  const thrown = Math.max(1, Math.round(size / 25));
  return (
    <div className="mt-4">
      <Switch
        label={t("editor.text.shadow")}
        checked={shadow !== undefined}
        onChange={(event) =>
          onChange({
            shadow: event.currentTarget.checked
              ? { colour: contrasting(layer.colour), dx: thrown, dy: thrown }
              : null,
          })
        }
      />
      {shadow && (
        <div className="mt-3 flex flex-col gap-1">
          <MeasureField
            label={t("editor.text.shadow_across")}
            value={shadow.dx}
            min={-40}
            max={40}
            step={0.5}
            unit="mm"
            onChange={(dx) => onChange({ shadow: { ...shadow, dx } })}
          />
          <MeasureField
            label={t("editor.text.shadow_down")}
            value={shadow.dy}
            min={-40}
            max={40}
            step={0.5}
            unit="mm"
            onChange={(dy) => onChange({ shadow: { ...shadow, dy } })}
          />
          <div className="mt-2">
            <ColourPicker
              label={t("editor.text.shadow_colour")}
              value={shadow.colour}
              onChoose={(colour) => onChange({ shadow: { ...shadow, colour } })}
            />
          </div>
        </div>
      )}
    </div>
  );
}
