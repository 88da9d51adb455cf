import { IconRotate3d } from "@tabler/icons-react";
import { sides } from "@holeshot/domain";
import { useEditor, useEditorState } from "../../../editor/model/editor-context.ts";
import { SidePicture } from "../../../editor/stage/SidePicture.tsx";
import { useT } from "../../../lib/i18n/language-store.ts";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/Icon.tsx";

interface SideSwitchProps {
  /** Each side as it looks now stands beside its name where the stage is wide enough; a phone has room for names only. */
  pictures: boolean;
}

/** The four sides of the product. */
export function SideSwitch({ pictures }: SideSwitchProps) {
  const t = useT();
  const { store } = useEditor();
  const shown = useEditorState((state) => state.side);
  const whole = useEditorState((state) => state.whole);
  // One garment turns, not a kit of them.
  const free = useEditorState((state) => state.look === "free") && !whole;
  return (
    <div
      role="group"
      data-guide="sides"
      aria-label={t("editor.sides")}
      className="flex bg-paper shadow-float"
    >
      {sides.map((side) => {
        const on = side === shown && !free;
        return (
          <button
            key={side}
            type="button"
            aria-pressed={on}
            className={cx(
              "relative flex min-h-11 items-center gap-1.5 px-2.5 type-small font-semibold focus-visible:-outline-offset-4",
              pictures &&
                "@min-[46rem]:border-r @min-[46rem]:border-line-2 @min-[46rem]:pr-3 @min-[46rem]:pl-2",
              on ? "text-ink" : "text-mute hover:text-ink",
            )}
            onClick={() => store.show({ side, ...(free && { look: "worn" }) })}
          >
            {pictures && (
              <span className="hidden @min-[46rem]:block">
                <SidePicture side={side} />
              </span>
            )}
            {t(`side.${side}`)}
            {on && <span aria-hidden className="absolute inset-x-0 bottom-0 h-[3px] bg-gate" />}
          </button>
        );
      })}
      {!whole && (
        <button
          type="button"
          aria-pressed={free}
          className={cx(
            "relative flex min-h-11 items-center gap-1.5 px-2.5 type-small font-semibold focus-visible:-outline-offset-4",
            pictures && "px-3",
            free ? "text-ink" : "text-mute hover:text-ink",
          )}
          onClick={() => store.show({ look: free ? "worn" : "free" })}
        >
          <Icon of={IconRotate3d} size={18} />
          {t("editor.free.title")}
          {free && <span aria-hidden className="absolute inset-x-0 bottom-0 h-[3px] bg-gate" />}
        </button>
      )}
    </div>
  );
}
