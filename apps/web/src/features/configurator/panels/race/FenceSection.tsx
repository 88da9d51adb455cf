import { fenceDistances, type Gear, type RaceMark } from "@holeshot/artwork";
import { productIds, type Side } from "@holeshot/domain";
import { useDeferredValue, useState } from "react";
import { useEditorState } from "../../../../editor/model/editor-context.ts";
import { useFormat } from "../../../../lib/format.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { ProofSwitch } from "../../../../parts/proof/ProofSwitch.tsx";
import { CheckBox } from "../../../../ui/CheckBox.tsx";
import { PanelSection } from "../PanelSection.tsx";
import { FencePicture } from "./FencePicture.tsx";
import { MarkRow } from "./MarkRow.tsx";
import { useRaced } from "./use-race-marks.ts";

/** What can be taken off: boots are always worn. */
export const chosenGear = ["chest_protector", "neck_brace", "tucked"] as const;

interface FenceSectionProps {
  marks: readonly RaceMark[] | null;
  gear: readonly Gear[];
  onGear: (gear: readonly Gear[]) => void;
}

const faces = ["back", "front"] as const satisfies readonly Side[];

/** The kit from the fence: how sharp it is seen, who can read the number, what is left of each sponsor. */
export function FenceSection({ marks, gear, onGear }: FenceSectionProps) {
  const t = useT();
  const { number, percent } = useFormat();
  const document = useDeferredValue(useEditorState(({ editing }) => editing.document));
  const [first = productIds[0]] = useRaced();
  const [side, setSide] = useState<Side>("back");
  const [metres, setMetres] = useState<number>(15);
  const numbers = (marks ?? []).filter(({ kind }) => kind === "number");
  const sponsors = (marks ?? []).filter(({ kind }) => kind === "sponsor");
  const best = fenceDistances.map((_, at) =>
    Math.max(0, ...numbers.map(({ readers }) => readers?.[at] ?? 0)),
  );

  return (
    <PanelSection title={t("race.fence")}>
      <FencePicture
        {...{ document, side, gear, metres }}
        product={first}
        label={t("race.picture", { side: t(`side.${side}`), metres })}
      />
      <div className="mt-1 flex flex-wrap justify-between">
        <ProofSwitch
          label={t("editor.sides")}
          choices={faces.map((id) => ({ id, label: t(`side.${id}`) }))}
          chosen={side === "front" ? "front" : "back"}
          onChoose={setSide}
        />
        <ProofSwitch
          label={t("race.distance")}
          choices={fenceDistances.map((each) => ({
            id: String(each),
            label: t("race.metres", { metres: number(each) }),
          }))}
          chosen={String(metres)}
          onChoose={(id) => setMetres(Number(id))}
        />
      </div>
      <fieldset className="mt-2 flex flex-col gap-2">
        <legend className="mb-1 type-label text-mute">{t("race.gear")}</legend>
        {chosenGear.map((kind) => (
          <CheckBox
            key={kind}
            label={t(`race.gear.${kind}`)}
            checked={gear.includes(kind)}
            onChange={({ currentTarget }) =>
              onGear(currentTarget.checked ? [...gear, kind] : gear.filter((each) => each !== kind))
            }
          />
        ))}
      </fieldset>
      {marks === null ? (
        <p className="mt-3 type-small text-mute">{t("app.loading")}</p>
      ) : (
        <>
          <h4 className="mt-4 type-small font-semibold">{t("race.number")}</h4>
          {numbers.length === 0 ? (
            <p className="type-small text-mute">{t("race.no_number")}</p>
          ) : (
            <>
              <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 type-small">
                {fenceDistances.map((each, at) => (
                  <div key={each} className="contents">
                    <dt className="text-mute">{t("race.from", { metres: number(each) })}</dt>
                    <dd className="tabular">
                      {t("race.readers", { share: percent(best[at] ?? 0) })}
                    </dd>
                  </div>
                ))}
              </dl>
              <ul className="mt-1">
                {numbers.map((mark) => (
                  <MarkRow key={`${mark.product} ${mark.layer}`} mark={mark} />
                ))}
              </ul>
            </>
          )}
          <h4 className="mt-4 type-small font-semibold">{t("race.sponsors")}</h4>
          {sponsors.length === 0 && <p className="type-small text-mute">{t("race.no_sponsors")}</p>}
          <ul className="mt-1">
            {sponsors.map((mark) => (
              <MarkRow key={`${mark.product} ${mark.layer}`} mark={mark} />
            ))}
          </ul>
          <details className="mt-3 type-label text-mute">
            <summary className="cursor-pointer font-semibold">{t("race.method")}</summary>
            <p className="mt-1">{t("race.method.text")}</p>
          </details>
        </>
      )}
    </PanelSection>
  );
}
