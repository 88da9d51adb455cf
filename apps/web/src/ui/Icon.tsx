import type { TablerIcon } from "@tabler/icons-react";

interface IconProps {
  of: TablerIcon;
  size?: 14 | 16 | 18 | 20 | 22;
  className?: string;
}

/** An icon of the one set, in the line weight that its size asks for. It never carries meaning alone. */
export function Icon({ of: Drawing, size = 18, className }: IconProps) {
  const stroke = size <= 17 ? 2 : 1.75;
  return (
    <Drawing size={size} stroke={stroke} aria-hidden className={`shrink-0 ${className ?? ""}`} />
  );
}
