import { IconAlertCircle } from "@tabler/icons-react";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

interface ActFailedProps {
  text: string;
  retryLabel: string;
  busy: boolean;
  onRetry: () => void;
}

/** Why something just pressed did not work, right above where it was pressed, with the way to press it again. */
export function ActFailed({ text, retryLabel, busy, onRetry }: ActFailedProps) {
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 bg-err-wash px-5 py-2 type-small text-err md:px-8"
    >
      <span className="flex min-w-0 flex-1 basis-52 items-start gap-1.5">
        <Icon of={IconAlertCircle} size={16} className="mt-px" />
        {text}
      </span>
      <Button variant="second" size="sm" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
