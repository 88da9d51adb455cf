import { Swatch } from "../../../../ui/Swatch.tsx";

interface SwatchRowProps {
  label: string;
  colours: readonly string[];
  value: string;
  nameOf: (hex: string) => string;
  onChoose: (hex: string) => void;
}

/** A short row of colours under a small heading. */
export function SwatchRow({ label, colours, value, nameOf, onChoose }: SwatchRowProps) {
  if (colours.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="mt-3">
      <p className="mb-1.5 type-label text-mute">{label}</p>
      <div className="flex flex-wrap gap-1.5">
        {colours.map((hex) => (
          <Swatch
            key={hex}
            colour={hex}
            label={nameOf(hex)}
            chosen={hex === value}
            onClick={() => onChoose(hex)}
          />
        ))}
      </div>
    </div>
  );
}
