import { useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { CheckBox } from "../../../ui/CheckBox.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { type DeskKey, useWords } from "../use-words.ts";
import { areKeysOn, switchKeys } from "./use-list-keys.ts";

const keys: readonly (readonly [string, DeskKey])[] = [
  ["j", "keys.next"],
  ["k", "keys.previous"],
  ["Enter", "keys.open"],
  ["x", "keys.choose"],
  ["/", "keys.search"],
  ["Esc", "keys.leave"],
  ["?", "keys.help"],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const say = useWords();
  const [on, setOn] = useState(areKeysOn);
  return (
    <Dialog title={say("keys.title")} closeLabel={t("app.close")} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2.5 px-5 pt-4 md:px-6">
        {keys.map(([key, word]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-flex min-w-7 justify-center rounded-chip border border-edge px-1.5 py-0.5 type-small font-semibold">
                {key}
              </kbd>
            </dt>
            <dd className="type-body">{say(word)}</dd>
          </div>
        ))}
      </dl>
      <div className="px-5 pt-5 pb-6 md:px-6">
        <CheckBox
          label={say("keys.use")}
          checked={on}
          onChange={({ currentTarget: { checked } }) => {
            setOn(checked);
            switchKeys(checked);
          }}
        />
      </div>
    </Dialog>
  );
}
