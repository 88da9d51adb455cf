import { IconCamera, IconUpload, IconX } from "@tabler/icons-react";
import { type ChangeEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useFormat } from "../../../../lib/format.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { cx } from "../../../../ui/cx.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { Progress } from "../../../../ui/Progress.tsx";
import { PanelSection } from "../PanelSection.tsx";
import { onFiles, takeFiles } from "./pending-files.ts";
import { useAddImage } from "./use-add-image.ts";
import { useUpload } from "./use-upload.ts";

const accepted = "image/svg+xml,application/pdf,image/png,image/jpeg,image/webp";

/** Files of the rider's own: dropped, pasted, picked, or taken with the camera. */
export function UploadPanel() {
  const t = useT();
  const add = useAddImage();
  const { percent } = useFormat();
  const [over, setOver] = useState(false);
  const { uploads, notices, upload } = useUpload((image) =>
    add({ type: "image", id: image.id }, image.name),
  );
  // Drop and paste are heard by the whole editor; here they are only taken.
  const take = useEffectEvent(() => {
    const files = takeFiles();
    if (files.length > 0) upload(files);
  });
  useEffect(() => {
    take();
    return onFiles(() => take());
  }, []);
  // On a phone what is said of a file stands below the edge of the sheet.
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notices.length > 0) told.current?.scrollIntoView({ block: "nearest" });
  }, [notices.length]);
  const hover = (entered: boolean) => () => setOver(entered);

  return (
    <PanelSection title={t("editor.upload.title")}>
      <div
        className={cx(
          "border border-dashed p-5 text-center",
          over ? "border-ink bg-fog" : "border-edge",
        )}
        onDragOver={hover(true)}
        onDragLeave={hover(false)}
        onDrop={hover(false)}
      >
        <Icon of={IconUpload} size={22} className="mx-auto" />
        <FileChoice label={t("editor.upload.choose")} onFiles={upload} accept={accepted} multiple />
        <p className="mt-1 type-small text-mute">
          <span className="hidden drops:inline">{t("editor.upload.drop")} </span>
          {t("editor.upload.formats")}
        </p>
        <div className="mt-2 hidden items-center justify-center gap-2 pointer-coarse:flex">
          <Icon of={IconCamera} size={20} />
          <FileChoice
            label={t("editor.upload.camera")}
            onFiles={upload}
            accept="image/*"
            capture="environment"
          />
        </div>
      </div>
      <p className="mt-3 type-small text-mute">{t("editor.upload.advice")}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {uploads.map(({ key, name, share, cancel }) => (
          <li key={key}>
            <span className="mb-1 flex items-center justify-between gap-2 type-label">
              <span className="truncate">{name}</span>
              <span className="ml-auto tabular">
                {share < 1 ? percent(share) : t("editor.upload.checking")}
              </span>
              <IconButton
                icon={IconX}
                iconSize={16}
                label={t("editor.upload.cancel", { name })}
                className="-my-2 size-8! pointer-coarse:size-11!"
                onClick={cancel}
              />
            </span>
            <Progress label={name} value={share} max={1} />
          </li>
        ))}
      </ul>
      <div ref={told} role="alert">
        {notices.map(({ key, text, refused }) => (
          <p
            key={key}
            className={cx(
              "mt-3 border-l-[3px] p-3 type-small wrap-anywhere",
              refused ? "border-err bg-err-wash" : "border-warn-mark bg-warn-wash",
            )}
          >
            {text}
          </p>
        ))}
      </div>
    </PanelSection>
  );
}

interface FileChoiceProps {
  label: string;
  accept: string;
  multiple?: boolean;
  capture?: "environment";
  onFiles: (files: readonly File[]) => void;
}

function FileChoice({ label, onFiles: give, ...input }: FileChoiceProps) {
  const id = useId();
  function change(event: ChangeEvent<HTMLInputElement>): void {
    give([...(event.currentTarget.files ?? [])]);
    event.currentTarget.value = "";
  }
  return (
    <>
      <label
        htmlFor={id}
        className="mt-2 inline-block cursor-pointer py-1 type-body font-semibold underline underline-offset-3 has-[+input:focus-visible]:outline-2 has-[+input:focus-visible]:outline-offset-2 has-[+input:focus-visible]:outline-ink"
      >
        {label}
      </label>
      <input id={id} type="file" className="sr-only" onChange={change} {...input} />
    </>
  );
}
