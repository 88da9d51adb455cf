import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon.tsx";

/** What is wrong with a row, with what puts it right beside it. */
export function ProblemLine({
  id,
  text,
  children,
}: {
  id?: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 type-small text-err">
      <span id={id} className="flex items-start gap-1.5">
        <Icon of={IconAlertTriangle} size={16} className="mt-px" />
        <span>{text}</span>
      </span>
      {children}
    </span>
  );
}
