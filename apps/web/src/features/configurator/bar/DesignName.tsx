import { IconPencil } from "@tabler/icons-react";
import { limits } from "@holeshot/domain";
import { useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useOpenDesign } from "../design-context.ts";

/** The design's name; the pencil turns it into a field. */
export function DesignName() {
  const t = useT();
  const { saving } = useOpenDesign();
  const [editing, setEditing] = useState(false);

  function commit(text: string): void {
    setEditing(false);
    const name = text.trim();
    if (name !== "" && name !== saving.name) saving.rename(name);
  }

  if (!editing) {
    return (
      <span className="flex min-w-0 items-center gap-1">
        <h1 className="max-w-60 truncate type-body font-semibold">{saving.name}</h1>
        <IconButton
          icon={IconPencil}
          iconSize={16}
          label={t("editor.rename")}
          className="size-8"
          onClick={() => setEditing(true)}
        />
      </span>
    );
  }
  return (
    <input
      type="text"
      aria-label={t("editor.name")}
      className="h-9 w-60 rounded-control border border-edge-d bg-ink-2 px-2 type-body text-paper"
      defaultValue={saving.name}
      maxLength={limits.designNameMax}
      ref={(field) => field?.select()}
      onBlur={(event) => commit(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") commit(event.currentTarget.value);
        if (event.key === "Escape") setEditing(false);
      }}
    />
  );
}
