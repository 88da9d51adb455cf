import { IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Tip } from "./Tip.tsx";
import { rememberSeen, seenThisVisit } from "./visit-memory.ts";

/** The mobile warning, as a hint: everything works here, a large screen only shows more. */
export function MobileHint({ quiet, then }: { quiet: boolean; then: ReactNode }) {
  const t = useT();
  const [seen, setSeen] = useState(() => seenThisVisit("mobile"));
  if (seen) return then;
  // Over a tall sheet it would hide what is left of the stage.
  if (quiet) return null;
  return (
    <Tip label={t("editor.mobile.title")} text={t("editor.mobile.text")}>
      <IconButton
        icon={IconX}
        label={t("editor.mobile.close")}
        className="-my-1 -mr-3 size-11"
        onClick={() => {
          rememberSeen("mobile");
          setSeen(true);
        }}
      />
    </Tip>
  );
}
