import { IconUpload } from "@tabler/icons-react";
import { type ClipboardEvent, type DragEvent, useId, useState } from "react";
import { useFormat } from "../../../lib/format.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { PanelSection } from "./PanelSection.tsx";
import { useAddImage } from "./use-add-image.ts";
import { useUpload } from "./use-upload.ts";

const accepted = "image/svg+xml,image/png,image/jpeg,image/webp";

/** Files of the rider's own: dropped, pasted, or picked. */
export function UploadPanel() {
  const t = useT();
  const id = useId();
  const add = useAddImage();
  const { percent } = useFormat();
  const [over, setOver] = useState(false);
  const { uploads, refusals, upload } = useUpload((image) =>
    add({ type: "image", id: image.id }, image.name),
  );

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    upload([...event.dataTransfer.files]);
  }
  function paste(event: ClipboardEvent): void {
    if (event.clipboardData.files.length > 0) upload([...event.clipboardData.files]);
  }

  return (
    <PanelSection title={t("editor.upload.title")}>
      <div
        className={cx(
          "border border-dashed p-5 text-center",
          over ? "border-ink bg-fog" : "border-edge",
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        <Icon of={IconUpload} size={22} className="mx-auto" />
        <label
          htmlFor={id}
          className="mt-2 inline-block cursor-pointer type-body font-semibold underline underline-offset-3"
        >
          {t("editor.upload.choose")}
        </label>
        <input
          id={id}
          type="file"
          accept={accepted}
          multiple
          className="sr-only"
          onChange={(event) => {
            upload([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
        />
        <p className="mt-1 type-small text-mute">{t("editor.upload.drop")}</p>
      </div>
      <p className="mt-3 type-small text-mute">{t("editor.upload.advice")}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {uploads.map(({ key, name, share }) => (
          <li key={key}>
            <span className="mb-1 flex justify-between gap-2 type-label">
              <span className="truncate">{name}</span>
              <span className="tabular">{percent(share)}</span>
            </span>
            <Progress label={name} value={share} max={1} />
          </li>
        ))}
      </ul>
      <div role="alert">
        {refusals.map(({ key, text }) => (
          <p key={key} className="mt-3 border-l-[3px] border-err bg-err-wash p-3 type-small">
            {text}
          </p>
        ))}
      </div>
    </PanelSection>
  );
}
