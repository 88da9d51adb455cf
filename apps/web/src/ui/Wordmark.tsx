import { wordmarkOutline } from "./wordmark-outline.ts";

interface WordmarkProps {
  /** Size of the lettering in pixels; never below 14. */
  size?: number;
  className?: string;
}

/** The gate and the name. It takes the colour of its surroundings: ink on white, white on ink. */
export function Wordmark({ size = 19, className }: WordmarkProps) {
  const scale = size / 19;
  return (
    <svg
      aria-hidden
      className={className}
      width={152 * scale}
      height={15 * scale}
      viewBox="0 0 152 15"
      fill="currentColor"
    >
      <path d="M3.6 0H11L7.4 15H0z" fill="var(--color-gate)" />
      <path d={wordmarkOutline} transform="translate(17.5 14.1)" />
    </svg>
  );
}
