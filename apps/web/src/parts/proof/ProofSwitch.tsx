import { cx } from "../../ui/cx.ts";

interface ProofSwitchProps<Id extends string> {
  label: string;
  choices: readonly { readonly id: Id; readonly label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** One of a few, all in sight: the side, or the version. */
export function ProofSwitch<Id extends string>(props: ProofSwitchProps<Id>) {
  const { label, choices, chosen, onChoose } = props;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap">
      {choices.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          className={cx(
            "relative min-h-10 px-2.5 type-small font-semibold first:pl-0 pointer-coarse:min-h-11",
            id === chosen ? "text-ink" : "text-mute hover:text-ink",
          )}
          onClick={() => onChoose(id)}
        >
          <span
            className={cx(
              "border-b-[3px] pb-1",
              id === chosen ? "border-gate" : "border-transparent",
            )}
          >
            {text}
          </span>
        </button>
      ))}
    </div>
  );
}
