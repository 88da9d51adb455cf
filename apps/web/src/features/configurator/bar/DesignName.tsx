import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useOpenDesign } from "../design-context.ts";
import { NameField } from "./NameField.tsx";

/** The design's name; the pencil turns it into a field. */
export function DesignName() {
  const t = useT();
  const { saving } = useOpenDesign();
  const [editing, setEditing] = useState(false);
  if (editing) return <NameField className="w-60" onDone={() => setEditing(false)} />;
  return (
    <span className="flex min-w-0 items-center gap-1">
      <h1 className="max-w-40 truncate type-body font-semibold lg:max-w-60">{saving.name}</h1>
      {saving.mayChange && (
        <IconButton
          icon={IconPencil}
          iconSize={16}
          label={t("editor.rename")}
          className="size-8 shrink-0"
          onClick={() => setEditing(true)}
        />
      )}
    </span>
  );
}
