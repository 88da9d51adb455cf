import { useState } from "react";
import { useFormat } from "../../../../lib/format.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog, DialogBar } from "../../../../ui/Dialog.tsx";
import { Progress } from "../../../../ui/Progress.tsx";
import { SelectField } from "../../../../ui/SelectField.tsx";
import type { HelperKind } from "./helper-news.ts";
import { useHelper } from "./use-helper.ts";

const colourCounts = [2, 3, 4, 6, 8, 12, 16] as const;

interface HelperDialogProps {
  kind: HelperKind;
  /** The picture's file, which is worked on, and a smaller one to look at. */
  url: string;
  preview: string;
  /** Puts the result in the picture's place; answers what went wrong, if anything. */
  onUse: (file: Blob) => Promise<string | null>;
  onClose: () => void;
}

/** The picture as it is and as it would be, side by side; nothing changes before it is agreed to. */
export function HelperDialog({ kind, url, preview, onUse, onClose }: HelperDialogProps) {
  const t = useT();
  const { percent } = useFormat();
  const [colours, setColours] = useState(6);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const state = useHelper({ kind, url, colours });

  async function use(file: Blob): Promise<void> {
    setBusy(true);
    setWrong(null);
    const problem = await onUse(file);
    setBusy(false);
    setWrong(problem);
    if (problem === null) onClose();
  }

  return (
    <Dialog
      title={t(`editor.helper.${kind}`)}
      description={t(`editor.helper.${kind}_text`)}
      closeLabel={t("app.close")}
      width="xl"
      onClose={onClose}
      bar={
        <DialogBar>
          <Button variant="quiet" onClick={onClose}>
            {t("app.cancel")}
          </Button>
          {state.kind === "done" && (
            <Button busy={busy} onClick={() => void use(state.file)}>
              {t("editor.helper.use")}
            </Button>
          )}
        </DialogBar>
      }
    >
      <div className="min-h-0 overflow-y-auto">
        <div className="grid gap-4 px-5 pt-5 md:px-6 lg:grid-cols-2">
          <Sample label={t("editor.helper.before")} url={preview} />
          {state.kind === "done" ? (
            <Sample label={t("editor.helper.after")} url={state.url} />
          ) : (
            <div className="flex flex-col justify-center gap-3" role="status">
              {state.kind === "working" ? (
                <>
                  <Progress label={t(`editor.helper.${kind}`)} value={state.share} max={1} />
                  <p className="type-small text-mute">
                    {t("editor.helper.working", { percent: percent(state.share) })}
                  </p>
                </>
              ) : (
                <p className="border-l-[3px] border-warn-mark bg-warn-wash p-3 type-small">
                  {t(state.kind === "none" ? `editor.helper.${kind}_none` : "editor.helper.failed")}
                </p>
              )}
            </div>
          )}
        </div>
        {kind === "trace" && (
          <div className="px-5 pt-4 md:px-6">
            <SelectField
              label={t("editor.helper.colours")}
              frameClassName="w-40"
              value={String(colours)}
              choices={colourCounts.map((count) => ({
                value: String(count),
                label: String(count),
              }))}
              onChange={(event) => setColours(Number(event.currentTarget.value))}
            />
          </div>
        )}
        <p className="px-5 pt-4 type-small text-mute md:px-6">{t("editor.helper.keeps")}</p>
        {wrong !== null && (
          <p
            role="alert"
            className="mx-5 mt-4 border-l-[3px] border-err bg-err-wash p-3 type-small md:mx-6"
          >
            {wrong}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Sample({ label, url }: { label: string; url: string }) {
  return (
    <figure>
      <span className="tile-light flex h-[25dvh] min-h-32 items-center justify-center sm:h-[400px]">
        <img src={url} alt={label} className="size-full object-contain p-2" />
      </span>
      <figcaption className="mt-1.5 type-small text-mute">{label}</figcaption>
    </figure>
  );
}
