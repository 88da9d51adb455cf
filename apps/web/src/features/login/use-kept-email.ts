import { useEffect } from "react";

export interface TypedEmail {
  /** As it was typed in the form before. */
  readonly email: string;
  readonly keepEmail: (email: string) => void;
}

/** Keeps the address that was typed when its form is left for another. */
export function useKeptEmail(
  { getValues }: { readonly getValues: (name: "email") => string },
  { keepEmail }: TypedEmail,
): void {
  useEffect(() => () => keepEmail(getValues("email")), [getValues, keepEmail]);
}
