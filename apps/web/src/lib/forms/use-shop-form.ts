import { useCallback, useEffect, useRef, type RefObject } from "react";
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import { isProblem } from "../api/api-problem.ts";
import { fieldErrorText } from "../errors.ts";
import { useT } from "../i18n/language-store.ts";
import type { Say } from "../i18n/translator.ts";
import { errorPaths } from "./error-paths.ts";
import { useCommitValidation, type Rechecks } from "./use-commit-validation.ts";

export interface ShopForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly element: RefObject<HTMLFormElement | null>;
  /** Says at a field, or at the form's end (`root`), why it did not work; `focus` goes there. */
  readonly refuse: (at: FieldPath<Values> | "root", say: Say, focus?: boolean) => void;
  /**
   * Puts what the server found wrong at the fields it names.
   *
   * @returns false when it named none of this form's fields, so that the caller must say it elsewhere.
   */
  readonly place: (error: unknown) => boolean;
}

interface Options<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  readonly rechecks?: Rechecks<Values>;
}

/**
 * A form as the shop has them: judged when a value is committed, with the fields that depend on it,
 * and its errors, its own and the server's, follow a change of language.
 */
export function useShopForm<Values extends FieldValues>(
  options: Options<Values>,
): ShopForm<Values> {
  const form = useForm<Values>({
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    defaultValues: options.defaultValues,
  });
  const element = useCommitValidation(form, options.rechecks ?? {});
  const t = useT();
  const said = useRef(new Map<string, Say>());
  const { errors } = form.formState;
  const { setError, trigger, getFieldState, getValues } = form;

  const before = useRef(t);
  useEffect(() => {
    if (before.current === t) return;
    before.current = t;
    for (const path of errorPaths(errors)) {
      const name = path as FieldPath<Values>;
      const say = said.current.get(path);
      const server = path === "root" || getFieldState(name).error?.type === "server";
      if (server && say !== undefined) setError(name, { type: "server", message: say(t) });
      else if (path !== "root") void trigger(name);
    }
  }, [t, errors, setError, trigger, getFieldState]);

  const refuse = useCallback<ShopForm<Values>["refuse"]>(
    (at, say, focus = false) => {
      said.current.set(at, say);
      // In the language of this moment, which an answer that was long on its way may not have begun with.
      setError(at, { type: "server", message: say(before.current) }, { shouldFocus: focus });
    },
    [setError],
  );

  function place(error: unknown): boolean {
    if (!isProblem(error, "validation_failed")) return false;
    let placed = false;
    for (const wrong of error.errors) {
      const name = wrong.path as FieldPath<Values>;
      if (getValues(name) === undefined) continue;
      refuse(name, (speak) => fieldErrorText(speak, wrong), !placed);
      placed = true;
    }
    return placed;
  }

  return { form, element, refuse, place };
}
