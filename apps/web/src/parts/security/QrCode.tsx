import { qrPath, quietModules } from "@holeshot/artwork";

/** A text as a QR code, dark on white in any light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { modules, path } = qrPath(text);
  const size = modules + 2 * quietModules;
  const data = path.map((command) => command.join(" ")).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietModules} ${-quietModules} ${size} ${size}`}
      className="size-44 shrink-0 border border-line bg-paper"
    >
      <path d={data} fill="currentColor" />
    </svg>
  );
}
