import { IconArrowLeft, IconCopy, IconPlus, IconTrash } from "@tabler/icons-react";
import { isSample, type TextLayer, type TextStyle } from "@holeshot/design";
import { limits } from "@holeshot/domain";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { linkClass } from "../../../../ui/button-class.ts";
import { Button } from "../../../../ui/Button.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { SelectField } from "../../../../ui/SelectField.tsx";
import { useProduct } from "../../design-context.ts";
import { FontChoice } from "../../panels/text/FontChoice.tsx";
import { newLayerId } from "../../panels/new-layer.ts";
import { PanelSection } from "../../panels/PanelSection.tsx";
import { TextLook } from "../../panels/text/TextLook.tsx";
import { useWordsFaces, WordsField } from "../../panels/text/WordsField.tsx";
import { useWordsStep } from "./use-words-step.ts";
import { wordsOn } from "./words.ts";

interface TextFormProps {
  layer: TextLayer;
  onAdd: () => void;
  /** To all words of the design. */
  onBack: () => void;
}

/** Everything of a text: its words first, then its look, then its place. */
export function TextForm({ layer, onAdd, onBack }: TextFormProps) {
  const t = useT();
  const { store } = useEditor();
  const { id: product } = useProduct();
  const typing = useWordsStep(product, layer);
  const from = useWordsFaces();
  const layers = [layer.id];
  const style = (change: TextStyle): void =>
    void store.run({ type: "style_text", product, layers, style: change });
  const say = (words: string): void => {
    for (const command of wordsOn(product, layer, words)) store.run(command);
  };

  return (
    <>
      <PanelSection
        lead={
          <Button variant="link" size="sm" icon={IconArrowLeft} data-back onClick={onBack}>
            {t("editor.words.all")}
          </Button>
        }
        aside={
          <span className="-my-2 flex">
            <IconButton icon={IconPlus} label={t("editor.text.add")} onClick={onAdd} />
            <IconButton
              icon={IconCopy}
              className="max-md:hidden"
              label={t("editor.layer.duplicate")}
              onClick={() => {
                const id = newLayerId();
                store.run({ type: "duplicate_layer", product, layer: layer.id, id });
                store.select([id]);
              }}
            />
            <IconButton
              icon={IconTrash}
              className="max-md:hidden"
              label={t("editor.layer.delete")}
              onClick={() => store.run({ type: "remove_layers", product, layers })}
            />
          </span>
        }
      >
        <WordsField
          from={from}
          fonts={[layer.font]}
          label={t("editor.text.words")}
          value={layer.text}
          maxLength={limits.textMax}
          aside={
            <span className="type-label text-mute tabular">
              {`${layer.text.length} / ${limits.textMax}`}
            </span>
          }
          autoComplete="off"
          data-words
          {...typing}
          onChange={(event) => say(event.currentTarget.value)}
        />
        {isSample(layer) && (
          <p className="mt-1.5 type-small text-mute">
            {`${t("samples.explain")} `}
            <button
              type="button"
              className={linkClass}
              onClick={() => {
                // On a locked text it takes three commands: one step to undo.
                store.beginGesture("set_text");
                say(layer.text);
                store.endGesture();
              }}
            >
              {t("samples.keep_it")}
            </button>
          </p>
        )}
        <SelectField
          label={t("editor.text.role")}
          frameClassName="mt-3"
          value={layer.role ?? ""}
          choices={[
            { value: "", label: t("editor.text.role_none") },
            { value: "name", label: t("editor.text.role_name") },
            { value: "number", label: t("editor.text.role_number") },
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            style({ role: value === "name" || value === "number" ? value : null });
          }}
        />
      </PanelSection>
      <PanelSection>
        <FontChoice text={layer.text} value={layer.font} onChoose={(font) => style({ font })} />
      </PanelSection>
      <TextLook layer={layer} />
    </>
  );
}
