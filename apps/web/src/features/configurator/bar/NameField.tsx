import { limits } from "@holeshot/domain";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import { useOpenDesign } from "../design-context.ts";

interface NameFieldProps {
  className?: string;
  onDone: () => void;
}

/** The name as a field: Enter and leaving keep it, Escape does not. */
export function NameField({ className, onDone }: NameFieldProps) {
  const t = useT();
  const { saving } = useOpenDesign();

  function commit(text: string): void {
    const name = text.trim();
    if (name !== "" && name !== saving.name) saving.rename(name);
    onDone();
  }

  return (
    <input
      type="text"
      aria-label={t("editor.name")}
      className={cx(
        "h-9 rounded-control border border-edge bg-paper px-2 text-ink type-body on-ink:border-edge-d on-ink:bg-ink-2 on-ink:text-paper",
        className,
      )}
      defaultValue={saving.name}
      maxLength={limits.designNameMax}
      ref={(field) => field?.select()}
      onBlur={(event) => commit(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") commit(event.currentTarget.value);
        if (event.key === "Escape") onDone();
      }}
    />
  );
}
