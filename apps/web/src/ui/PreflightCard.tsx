import { IconAlertTriangle } from "@tabler/icons-react";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

interface PreflightCardProps {
  title: string;
  /** One sentence with the file, the place, the number and the limit. */
  text: string;
  /** Says what it will do: `Shrink to 134 mm`. */
  fix?: { label: string; onPress: () => void };
  /** `1 of 3` */
  position?: string;
}

export function PreflightCard({ title, text, fix, position }: PreflightCardProps) {
  return (
    <section className="border-t border-line px-4 py-3.5">
      <div className="flex items-center gap-2">
        <span className="text-warn">
          <Icon of={IconAlertTriangle} size={20} />
        </span>
        <h3 className="flex-1 type-small font-semibold">{title}</h3>
        {position !== undefined && <span className="type-label text-mute">{position}</span>}
      </div>
      <p className="mt-1.5 type-small text-mute">{text}</p>
      {fix && (
        <Button variant="second" size="sm" className="mt-3 w-full" onClick={fix.onPress}>
          {fix.label}
        </Button>
      )}
    </section>
  );
}
