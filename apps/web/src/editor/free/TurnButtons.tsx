import { IconRotate2, IconRotateClockwise2 } from "@tabler/icons-react";
import { useT } from "../../lib/i18n/language-store.ts";
import { IconButton } from "../../ui/IconButton.tsx";

interface TurnButtonsProps {
  onTurn: (direction: 1 | -1) => void;
}

/** An eighth of a turn either way, for hands that do not drag. */
export function TurnButtons({ onTurn }: TurnButtonsProps) {
  const t = useT();
  return (
    <div className="stage-turns pointer-events-none absolute inset-x-0 bottom-15 flex justify-center gap-2 *:pointer-events-auto">
      <IconButton
        icon={IconRotateClockwise2}
        label={t("editor.free.left")}
        className="bg-paper shadow-float pointer-coarse:size-11"
        onClick={() => onTurn(-1)}
      />
      <IconButton
        icon={IconRotate2}
        label={t("editor.free.right")}
        className="bg-paper shadow-float pointer-coarse:size-11"
        onClick={() => onTurn(1)}
      />
    </div>
  );
}
