import { IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useEditorState } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { rememberSeen, seenThisVisit } from "./visit-memory.ts";

/** The mobile warning, as a hint: everything works here, a large screen only shows more. */
export function MobileHint({ quiet, then }: { quiet: boolean; then: ReactNode }) {
  const t = useT();
  const whole = useEditorState((state) => state.whole);
  const [seen, setSeen] = useState(() => seenThisVisit("mobile"));
  if (seen) return then;
  // Over a tall sheet it would hide what is left of the stage.
  if (quiet) return null;
  return (
    <aside
      aria-label={t("editor.mobile.title")}
      data-whole={whole}
      // Over the boots of a kit's rider, not over his head.
      className={cx(
        "mobile-hint on-ink fixed right-16 left-3 z-20 flex max-w-96 items-start gap-2 bg-ink py-2 pr-1 pl-4 text-paper shadow-float",
        whole ? "bottom-44" : "top-36",
      )}
    >
      <p className="flex-1 py-2 type-small">{t("editor.mobile.text")}</p>
      <IconButton
        icon={IconX}
        label={t("editor.mobile.close")}
        className="size-11"
        onClick={() => {
          rememberSeen("mobile");
          setSeen(true);
        }}
      />
    </aside>
  );
}
