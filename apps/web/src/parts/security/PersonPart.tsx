import { limits } from "@holeshot/domain";
import { useEffect, useState } from "react";
import { call } from "../../lib/api/call.ts";
import { queryKeys } from "../../lib/api/query-keys.ts";
import { errorText } from "../../lib/errors.ts";
import { makeRules } from "../../lib/forms/rules.ts";
import { useShopForm } from "../../lib/forms/use-shop-form.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { queryClient } from "../../lib/query-client.ts";
import { type Customer, fullName } from "../../lib/session/customer.ts";
import { Button } from "../../ui/Button.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { SecuritySection } from "./SecuritySection.tsx";

/** What the shop calls somebody and where it reaches them: what the next order begins with. */
export function PersonPart({ customer }: { customer: Customer }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  return (
    <SecuritySection
      title={t("security.person")}
      text={[fullName(customer), customer.phone].filter((part) => part !== "").join(", ")}
    >
      {open ? (
        <PersonForm
          customer={customer}
          onSaved={() => {
            setSaved(true);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button
          variant="second"
          onClick={() => {
            setSaved(false);
            setOpen(true);
          }}
        >
          {t("security.change_person")}
        </Button>
      )}
      <p role="status" className="mt-3 type-body empty:hidden">
        {saved && t("security.person_saved")}
      </p>
    </SecuritySection>
  );
}

interface PersonFormProps {
  customer: Customer;
  onSaved: () => void;
  onCancel: () => void;
}

function PersonForm({ customer, onSaved, onCancel }: PersonFormProps) {
  const t = useT();
  const { first_name, last_name, phone } = customer;
  const { form, element, refuse, place } = useShopForm({
    defaultValues: { first_name, last_name, phone },
  });
  const { errors, isSubmitting } = form.formState;
  const rules = makeRules(t);
  const { setFocus } = form;
  useEffect(() => setFocus("first_name"), [setFocus]);
  const send = form.handleSubmit(async (body) => {
    try {
      queryClient.setQueryData(queryKeys.customer, await call("updateCustomer", { body }));
      onSaved();
    } catch (error) {
      if (!place(error)) refuse("root", (speak) => errorText(speak, error));
    }
  });
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void send(event)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t("person.first_name")}
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...form.register("first_name", { validate: rules.line(limits.personNameMax) })}
        />
        <TextField
          label={t("person.last_name")}
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...form.register("last_name", { validate: rules.line(limits.personNameMax) })}
        />
      </div>
      <TextField
        label={t("person.phone")}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register("phone", { validate: rules.phone })}
      />
      <FieldError text={errors.root?.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSubmitting}>
          {t("app.save")}
        </Button>
        <Button variant="second" onClick={onCancel}>
          {t("app.cancel")}
        </Button>
      </div>
    </form>
  );
}
