import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/SelectField.tsx";

interface ChooseSizeProps {
  /** What was written. */
  value: string;
  sizes: readonly { readonly id: string; readonly name: string }[];
  /** Ids that it may have meant, likeliest first. */
  meant: readonly string[];
  onChoose: (size: string) => void;
}

/** Puts a size right that could not be read: what it may have meant is one press away. */
export function ChooseSize({ value, sizes, meant, onChoose }: ChooseSizeProps) {
  const t = useT();
  const likely = sizes.filter(({ id }) => meant.includes(id));
  return (
    <span className="flex flex-wrap items-center gap-1.5 text-ink">
      {likely.map(({ id, name }) => (
        <Button
          key={id}
          variant="second"
          size="sm"
          aria-label={t("paste.read_as", { value, size: name })}
          onClick={() => onChoose(id)}
        >
          {name}
        </Button>
      ))}
      <SelectField
        label={t("paste.size_for", { value })}
        hideLabel
        size="sm"
        className="touch:h-11"
        frameClassName="w-32"
        placeholder={t("paste.other_size")}
        value=""
        choices={sizes.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
    </span>
  );
}
