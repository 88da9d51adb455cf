import { useEffect, useState } from "react";
import { call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { useSearch } from "../../lib/navigation/use-place.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useShopForm } from "../../lib/forms/use-shop-form.ts";
import { linkClass } from "../../ui/button-class.ts";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { EntryForm } from "./EntryForm.tsx";
import { EntryFrame } from "./EntryFrame.tsx";

/** Where a mail's link leads: the address counts once its button is pressed, since programs open links too. */
export function ConfirmEmailPage() {
  const t = useT();
  const { token = "" } = useSearch("/confirm-email");
  const [done, setDone] = useState(false);
  const { form, element, refuse } = useShopForm({ defaultValues: {} });
  const { errors, isSubmitting } = form.formState;
  // The button that was pressed is gone: what is said in its place is read next.
  useEffect(() => {
    if (done) document.getElementById("content")?.focus();
  }, [done]);

  const submit = form.handleSubmit(async () => {
    try {
      await call("confirmEmail", { body: { token } });
      setDone(true);
      await queryClient.invalidateQueries({ queryKey: queryKeys.customer });
    } catch (error) {
      refuse("root", (speak) => errorText(speak, error));
    }
  });

  const title = t(done ? "confirm_email.done" : "confirm_email.title");
  const text = t(done ? "confirm_email.done_text" : "confirm_email.text");
  return (
    <EntryFrame title={title} text={text}>
      {done ? (
        <p role="status" className="mt-8">
          <Link to="/cart" className={linkClass}>
            {t("confirm_email.on")}
          </Link>
        </p>
      ) : (
        <EntryForm
          element={element}
          submit={submit}
          busy={isSubmitting}
          action={t("confirm_email.submit")}
        >
          <FieldError text={errors.root?.message} />
        </EntryForm>
      )}
    </EntryFrame>
  );
}
