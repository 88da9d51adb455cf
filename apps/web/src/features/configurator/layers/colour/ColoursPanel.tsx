import { IconLink, IconLinkOff } from "@tabler/icons-react";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { cx } from "../../../../ui/cx.ts";
import { part } from "../../../../ui/part.tsx";
import { ColourPicker } from "../../panels/colour/ColourPicker.tsx";
import { GradientFields } from "../../panels/colour/GradientFields.tsx";
import { contrasting } from "../../panels/colour/contrasting.ts";
import { PanelSection } from "../../panels/PanelSection.tsx";
import { PatternFields } from "../../panels/zone/PatternFields.tsx";
import { type ColouredZone, useZones } from "../../panels/zone/use-zone.ts";
import { ZoneFace } from "../../panels/zone/ZoneFace.tsx";

/** Nobody waits for it who only picks a colour. */
const PressSection = part<object>(
  () => import("../../panels/press/PressSection.tsx").then((m) => m.PressSection),
  { heavy: true, waiting: () => null, failed: () => null },
);

/** The zones of the kit, and the colour of the chosen one: solid, or running into a second colour. */
export function ColoursPanel() {
  const t = useT();
  const { store } = useEditor();
  const { zones, chosen, set, reset, wholeKit, toggleWholeKit } = useZones();
  if (!chosen) return null;
  return (
    <>
      <PanelSection title={t("editor.colours.zones")}>
        <ul className="-mx-2 flex gap-2 overflow-x-auto max-md:pb-1 md:block">
          {zones.map((each) => (
            <li key={each.zone.id} className="shrink-0">
              <ZoneRow
                coloured={each}
                on={each.zone.id === chosen.zone.id}
                onChoose={() => store.selectZone(each.zone.id)}
              />
            </li>
          ))}
        </ul>
      </PanelSection>
      <PanelSection>
        <ColourPicker
          label={t("editor.colours.of", { zone: chosen.zone.name })}
          value={chosen.primary}
          onChoose={(primary) => set({ primary })}
        />
        {wholeKit !== null && (
          <Button
            variant="quiet"
            size="sm"
            className="mt-2 -ml-2"
            icon={wholeKit ? IconLink : IconLinkOff}
            aria-pressed={wholeKit}
            data-tooltip={t(wholeKit ? "editor.colours.part" : "editor.colours.join")}
            onClick={toggleWholeKit}
          >
            {t("editor.colours.whole_kit")}
          </Button>
        )}
      </PanelSection>
      {chosen.zone.kind === "ink" && (
        <>
          <GradientFields gradient={chosen.gradient} onChange={(gradient) => set({ gradient })} />
          <PatternFields
            primary={chosen.primary}
            gradient={chosen.gradient}
            fill={chosen.fill}
            first={contrasting(chosen.primary)}
            onChange={(fill) => set({ fill })}
          />
        </>
      )}
      {chosen.own && (
        <PanelSection>
          <Button variant="second" size="sm" onClick={reset}>
            {t("editor.colours.reset")}
          </Button>
        </PanelSection>
      )}
      <PressSection />
    </>
  );
}

interface ZoneRowProps {
  coloured: ColouredZone;
  on: boolean;
  onChoose: () => void;
}

function ZoneRow({ coloured, on, onChoose }: ZoneRowProps) {
  const { zone, primary, gradient, fill } = coloured;
  return (
    <button
      type="button"
      aria-pressed={on}
      className={cx(
        "relative flex min-h-11 w-full items-center gap-3 px-2 text-left type-small",
        "max-md:rounded-control max-md:border max-md:pr-3 max-md:font-semibold",
        on
          ? "bg-fog font-bold max-md:border-ink max-md:bg-paper"
          : "font-medium hover:bg-fog max-md:border-line",
      )}
      onClick={onChoose}
    >
      {on && (
        <span aria-hidden className="absolute inset-y-0 left-0 w-[3px] bg-gate max-md:hidden" />
      )}
      <ZoneFace {...{ primary, gradient, fill }} className="size-7 shrink-0 rounded-control" />
      {zone.name}
    </button>
  );
}
