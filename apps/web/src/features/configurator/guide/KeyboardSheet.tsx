import { useT } from "../../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../../lib/i18n/translator.ts";
import { useIsPhone } from "../../../lib/use-is-phone.ts";
import { Dialog } from "../../../ui/Dialog.tsx";

interface Line {
  readonly keys: string;
  readonly does: MessageKey;
}

/** The longest last: the two before it are as high as it is. */
const groups: readonly { readonly title: MessageKey; readonly lines: readonly Line[] }[] = [
  {
    title: "keys.canvas",
    lines: [
      { keys: "← ↑ → ↓", does: "keys.move" },
      { keys: "Shift ←", does: "keys.move_far" },
      { keys: "Alt ←", does: "keys.move_fine" },
      { keys: "Ctrl", does: "keys.no_snap" },
      { keys: "Shift", does: "keys.snap_turn" },
      { keys: "Esc", does: "keys.escape" },
      { keys: "+ −", does: "keys.zoom" },
    ],
  },
  {
    title: "keys.design",
    lines: [
      { keys: "Ctrl Z", does: "keys.undo" },
      { keys: "Ctrl Shift Z", does: "keys.redo" },
      { keys: "Ctrl V", does: "keys.paste" },
      { keys: "Ctrl Alt Shift H", does: "keys.versions" },
      { keys: "?", does: "keys.help" },
    ],
  },
  {
    title: "keys.layers",
    lines: [
      { keys: "↑ ↓", does: "keys.choose" },
      { keys: "Ctrl Enter", does: "keys.choose_more" },
      { keys: "Shift ⬚", does: "keys.choose_around" },
      { keys: "Enter", does: "keys.words" },
      { keys: "F2", does: "keys.rename" },
      { keys: "H", does: "keys.hide" },
      { keys: "L", does: "keys.lock" },
      { keys: "[ ]", does: "keys.order" },
      { keys: "Ctrl A", does: "keys.choose_all" },
      { keys: "Ctrl C", does: "keys.copy" },
      { keys: "Ctrl X", does: "keys.cut" },
      { keys: "Ctrl D", does: "keys.duplicate" },
      { keys: "Delete", does: "keys.delete" },
    ],
  },
];

const fingers: readonly { readonly how: MessageKey; readonly does: MessageKey }[] = [
  { how: "fingers.tap", does: "fingers.tap_does" },
  { how: "fingers.double", does: "fingers.double_does" },
  { how: "fingers.drag", does: "fingers.drag_does" },
  { how: "fingers.swipe", does: "fingers.swipe_does" },
  { how: "fingers.pinch", does: "fingers.pinch_does" },
  { how: "fingers.pinch_layer", does: "fingers.pinch_layer_does" },
];

/** Every key of the editor and what it does; on a phone what fingers do. */
export function KeyboardSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const narrow = useIsPhone();
  if (narrow) {
    return (
      <Dialog title={t("editor.help")} closeLabel={t("app.close")} width="md" onClose={onClose}>
        <dl className="overflow-y-auto px-5 py-3">
          {fingers.map(({ how, does }) => (
            <div key={how} className="border-t border-line-2 py-2.5 first:border-t-0">
              <dt className="type-body font-semibold">{t(how)}</dt>
              <dd className="type-body text-mute">{t(does)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    );
  }
  return (
    <Dialog title={t("keys.title")} closeLabel={t("app.close")} width="md" onClose={onClose}>
      <div className="gap-x-8 overflow-y-auto px-5 py-5 sm:columns-2 md:px-6 md:pb-6">
        {groups.map(({ title, lines }) => (
          <section key={title} className="mb-5 break-inside-avoid last:mb-0">
            <h3 className="type-body font-semibold">{t(title)}</h3>
            <dl className="mt-2">
              {lines.map(({ keys, does }) => (
                <div key={does} className="flex items-baseline gap-3 border-t border-line-2 py-1.5">
                  <dt className="w-28 shrink-0">
                    <kbd className="font-[inherit] type-small font-semibold tabular">{keys}</kbd>
                  </dt>
                  <dd className="type-small text-mute">{t(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
