import { useEffect, useState } from "react";
import { layOutSample } from "./layout-sample.ts";
import { useStill } from "../use-still.ts";
import { useEditor } from "../../../../editor/model/editor-context.ts";
import { useAssetArrivals } from "../../../../editor/stage/use-asset-arrivals.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { cx } from "../../../../ui/cx.ts";
import { useOpenDesign } from "../../design-context.ts";

interface FontChoiceProps {
  text: string;
  value: string;
  onChoose: (font: string) => void;
}

const FIRST = 6;
/** The samples follow once the fingers pause: the cloth comes first. */
const STILL_MS = 200;

/** The faces, each in the rider's own letters. */
export function FontChoice({ text, value, onChoose }: FontChoiceProps) {
  const t = useT();
  const { set } = useOpenDesign();
  const { assets } = useEditor();
  const [all, setAll] = useState(false);
  const letters = useStill(text, STILL_MS);
  useAssetArrivals();
  const first = set.fonts.slice(0, FIRST);
  const current = set.fonts.filter(({ id }) => id === value);
  const few = first.some(({ id }) => id === value) ? first : [...current, ...first.slice(0, -1)];
  const shown = all ? set.fonts : few;
  const ids = shown.map(({ id }) => id).join(" ");

  useEffect(() => {
    for (const id of ids.split(" ")) assets.wantFont(id);
  }, [assets, ids]);

  return (
    <>
      <ul aria-label={t("editor.text.font")} className="grid grid-cols-2 gap-1.5">
        {shown.map(({ id, name }) => {
          const shaper = assets.font(id);
          const sample = shaper && layOutSample(shaper, letters.trim() === "" ? name : letters);
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={name}
                aria-pressed={id === value}
                data-tooltip={name}
                className={cx(
                  "flex h-10 w-full pointer-coarse:h-11 items-center justify-center rounded-control border px-2",
                  id === value
                    ? "border-ink outline-1 -outline-offset-2 outline-ink"
                    : "border-line hover:border-ink",
                )}
                onClick={() => onChoose(id)}
              >
                {sample ? (
                  <svg aria-hidden viewBox={sample.viewBox} className="h-5 max-w-full">
                    <path d={sample.path} fill="currentColor" />
                  </svg>
                ) : (
                  <span className="truncate type-small text-mute">{name}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {set.fonts.length > FIRST && (
        <div className="mt-2 flex items-center justify-between">
          <span className="type-small text-mute">
            {t("editor.text.fonts_shown", { shown: shown.length, count: set.fonts.length })}
          </span>
          <Button variant="link" size="sm" onClick={() => setAll(!all)}>
            {t(all ? "editor.text.fewer_fonts" : "editor.text.all_fonts")}
          </Button>
        </div>
      )}
    </>
  );
}
