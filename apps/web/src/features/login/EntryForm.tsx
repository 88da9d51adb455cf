import type { BaseSyntheticEvent, ReactNode, RefObject } from "react";
import { Button } from "../../ui/Button.tsx";

interface EntryFormProps {
  /** As `useShopForm` gives it. */
  element: RefObject<HTMLFormElement | null>;
  submit: (event: BaseSyntheticEvent) => Promise<void>;
  busy: boolean;
  /** What its button says. */
  action: string;
  children: ReactNode;
}

/** The form of login, register, forgot and reset, with its one button. */
export function EntryForm({ element, submit, busy, action, children }: EntryFormProps) {
  return (
    <form
      ref={element}
      noValidate
      method="post"
      className="mt-8 flex flex-col gap-5"
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <Button type="submit" size="lg" busy={busy} className="mt-2 w-full">
        {action}
      </Button>
    </form>
  );
}
