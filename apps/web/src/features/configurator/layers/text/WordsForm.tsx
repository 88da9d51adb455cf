import { IconAdjustmentsHorizontal, IconPlus } from "@tabler/icons-react";
import { isSample, type TextLayer } from "@holeshot/design";
import { limits } from "@holeshot/domain";
import { useEditor, useEditorState } from "../../../../editor/model/editor-context.ts";
import { useTypingStep } from "../../../../editor/model/use-typing-step.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { usePieceName, useProduct } from "../../design-context.ts";
import { PanelSection } from "../../panels/PanelSection.tsx";
import { useWordsFaces, WordsField } from "../../panels/text/WordsField.tsx";
import { useTurnTo } from "../use-choose-layer.ts";
import { useWordsStep } from "./use-words-step.ts";
import {
  otherTexts,
  type RiderRole,
  riderCommands,
  riderRoles,
  riderWords,
  wordsOn,
} from "./words.ts";

interface WordsFormProps {
  onAdd: (role?: RiderRole) => void;
  /** Opens everything else of a text. */
  onLook: (layer: TextLayer) => void;
}

/** All words of the design, before any is chosen: the rider's own first, then whatever else is on the garment. */
export function WordsForm({ onAdd, onLook }: WordsFormProps) {
  const t = useT();
  const { id: product } = useProduct();
  const document = useEditorState(({ editing }) => editing.document);
  const others = otherTexts(document, product);

  return (
    <>
      <PanelSection title={t("editor.words.rider")}>
        <div className="flex flex-col gap-3">
          {riderRoles.map((role) => (
            <RiderField key={role} {...{ role, onAdd, onLook }} />
          ))}
        </div>
        <p className="mt-3 type-small text-mute">{t("editor.words.rider_explain")}</p>
      </PanelSection>
      <PanelSection title={t("editor.words.others")}>
        {others.length > 0 && (
          <ul className="mb-3 flex flex-col gap-3">
            {others.map((layer) => (
              <OtherText key={layer.id} {...{ layer, onLook }} />
            ))}
          </ul>
        )}
        <Button variant="second" icon={IconPlus} onClick={() => onAdd()}>
          {t("editor.text.add")}
        </Button>
        <p className="mt-3 type-small text-mute">{t("editor.text.explain")}</p>
      </PanelSection>
    </>
  );
}

interface RiderFieldProps extends WordsFormProps {
  role: RiderRole;
}

/** One name, one number: typed once, they stand on every garment. */
function RiderField({ role, onAdd, onLook }: RiderFieldProps) {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const pieceName = usePieceName();
  const document = useEditorState(({ editing }) => editing.document);
  const turn = useTurnTo();
  const typing = useTypingStep("set_text");
  const from = useWordsFaces();
  const { words, sample, layers } = riderWords(document, role);
  if (layers.length === 0) {
    return (
      <Button variant="second" size="sm" icon={IconPlus} onClick={() => onAdd(role)}>
        {t(`editor.words.add_${role}`)}
      </Button>
    );
  }
  const here = layers.filter((each) => each.product === product);
  return (
    <div>
      <WordsField
        from={from}
        fonts={layers.filter(({ layer }) => !layer.hidden).map(({ layer }) => layer.font)}
        label={t(`samples.your_${role}`)}
        value={words}
        placeholder={sample ?? t("samples.nothing")}
        maxLength={role === "number" ? limits.riderNumberMax : limits.textMax}
        autoComplete={role === "name" ? "family-name" : "off"}
        {...(role === "number" && { inputMode: "numeric" as const })}
        {...typing}
        onChange={(event) => {
          const { value } = event.currentTarget;
          turn(here.map(({ layer }) => layer));
          for (const command of riderCommands(store.state().editing.document, role, value)) {
            store.run(command);
          }
        }}
      />
      {here.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {here.map(({ layer }) => (
            <li key={layer.id}>
              <Button
                variant="second"
                size="sm"
                icon={IconAdjustmentsHorizontal}
                data-look={layer.id}
                aria-label={t("editor.words.look", {
                  text: [layer.text, pieceName(layer.piece)].filter(Boolean).join(", "),
                })}
                onClick={() => onLook(layer)}
              >
                {pieceName(layer.piece)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OtherTextProps extends Pick<WordsFormProps, "onLook"> {
  layer: TextLayer;
}

function OtherText({ layer, onLook }: OtherTextProps) {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const pieceName = usePieceName();
  const turn = useTurnTo();
  const typing = useWordsStep(product, layer);
  const from = useWordsFaces();
  const place = pieceName(layer.piece);
  return (
    <li className="flex items-end gap-1">
      <WordsField
        from={from}
        fonts={[layer.font]}
        frameClassName="min-w-0 flex-1"
        label={isSample(layer) ? `${place} · ${t("samples.mark")}` : place}
        value={layer.text}
        maxLength={limits.textMax}
        placeholder={t("samples.nothing")}
        className={isSample(layer) ? "text-mute" : ""}
        autoComplete="off"
        {...typing}
        onChange={(event) => {
          turn([layer]);
          for (const command of wordsOn(product, layer, event.currentTarget.value)) {
            store.run(command);
          }
        }}
      />
      <IconButton
        icon={IconAdjustmentsHorizontal}
        data-look={layer.id}
        label={t("editor.words.look", { text: layer.text || place })}
        onClick={() => onLook(layer)}
      />
    </li>
  );
}
