import type { SampleLettering } from "@holeshot/design";
import { limits } from "@holeshot/domain";
import { type SubmitEvent, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Button } from "../../../ui/Button.tsx";
import { CheckBox } from "../../../ui/CheckBox.tsx";
import { Dialog, DialogBar } from "../../../ui/Dialog.tsx";
import { type WordsFaces, WordsField } from "../panels/text/WordsField.tsx";
import { noAnswer, type SampleAnswer } from "./answer-samples.ts";

/** A sample with the names of the pieces it stands on. */
export interface AskedSample {
  readonly sample: SampleLettering;
  readonly places: readonly string[];
}

export interface SamplesDialogProps {
  asked: readonly AskedSample[];
  from: WordsFaces;
  /** What the button does with the answers. */
  action: string;
  /** In the order of the samples; null when the rider thought better of it. */
  onDone: (answers: readonly SampleAnswer[] | null) => void;
}

/** Asks once what goes in the place of a kit's samples: own words, nothing, or the sample as it is. */
export function SamplesDialog({ asked, from, action, onDone }: SamplesDialogProps) {
  const t = useT();
  const [answers, setAnswers] = useState(() => asked.map(() => noAnswer));
  const riders = asked.some(({ sample }) => sample.role !== null);

  function change(index: number, next: Partial<SampleAnswer>): void {
    setAnswers(answers.map((answer, at) => (at === index ? { ...answer, ...next } : answer)));
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    // Here nobody looks at the cloth any more: words that would be missing there go no further.
    const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid]");
    if (wrong) wrong.focus();
    else onDone(answers);
  }

  return (
    <Dialog
      title={t("samples.title")}
      description={t("samples.text")}
      closeLabel={t("app.close")}
      width="md"
      onClose={() => onDone(null)}
    >
      <form className="flex min-h-0 flex-col" onSubmit={submit}>
        <div className="min-h-0 overflow-y-auto px-5 pt-5 md:px-6">
          <ul>
            {asked.map((one, index) => (
              <SampleRow
                key={`${one.sample.role ?? ""} ${one.sample.text}`}
                {...one}
                from={from}
                answer={answers[index] ?? noAnswer}
                onChange={(next) => change(index, next)}
              />
            ))}
          </ul>
          {riders && <p className="pt-1 type-small text-mute">{t("samples.riders_later")}</p>}
        </div>
        <DialogBar>
          <Button variant="quiet" onClick={() => onDone(null)}>
            {t("app.cancel")}
          </Button>
          <Button type="submit">{action}</Button>
        </DialogBar>
      </form>
    </Dialog>
  );
}

interface SampleRowProps extends AskedSample {
  from: WordsFaces;
  answer: SampleAnswer;
  onChange: (next: Partial<SampleAnswer>) => void;
}

function SampleRow({ sample, places, from, answer, onChange }: SampleRowProps) {
  const t = useT();
  const { role, text } = sample;
  const label = role === null ? t("samples.instead", { text }) : t(`samples.your_${role}` as const);
  return (
    <li className="grid gap-x-5 gap-y-1 border-t border-line py-3.5 first:border-t-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <WordsField
        from={from}
        fonts={sample.layers.map(({ layer }) => layer.font)}
        label={label}
        hint={places.join(" · ")}
        value={answer.keep ? text : answer.words}
        placeholder={t("samples.nothing")}
        maxLength={role === "number" ? limits.riderNumberMax : limits.textMax}
        autoComplete={role === "name" ? "family-name" : "off"}
        {...(role === "number" && { inputMode: "numeric" as const })}
        readOnly={answer.keep}
        {...(answer.keep && { className: "bg-fog text-mute" })}
        onChange={(event) => onChange({ words: event.currentTarget.value })}
      />
      <CheckBox
        className="sm:pt-8"
        label={t("samples.keep", { text })}
        checked={answer.keep}
        onChange={(event) => onChange({ keep: event.currentTarget.checked })}
      />
    </li>
  );
}
