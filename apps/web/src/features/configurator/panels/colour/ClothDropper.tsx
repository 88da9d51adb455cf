import { IconColorPicker } from "@tabler/icons-react";
import { useEffect, useId } from "react";
import { useDropping, useEditor } from "../../../../editor/model/editor-context.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../../ui/IconButton.tsx";

/** Takes a colour from the garment: what the design has there, without light and folds. */
export function ClothDropper({ onChoose }: { onChoose: (hex: string) => void }) {
  const t = useT();
  const { dropper, show } = useEditor().store;
  const id = useId();
  const on = useDropping()?.asker === id;
  // Who asked is gone with its panel.
  useEffect(
    () => () => {
      if (dropper.state()?.asker === id) dropper.stop();
    },
    [dropper, id],
  );
  return (
    <IconButton
      icon={IconColorPicker}
      label={t("editor.colour.pick")}
      aria-pressed={on}
      className="border border-edge aria-pressed:border-ink aria-pressed:bg-fog"
      onClick={() => {
        if (on) return dropper.stop();
        show({ whole: false });
        dropper.start(id, onChoose);
      }}
    />
  );
}
