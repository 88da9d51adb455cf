import { limits } from "@holeshot/domain";
import { useId, useState } from "react";
import { FormProvider } from "react-hook-form";
import { useCountryName } from "../../lib/countries.ts";
import { isProblem } from "../../lib/api/api-problem.ts";
import { errorText } from "../../lib/errors.ts";
import { useShopForm } from "../../lib/forms/use-shop-form.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { AddressFields } from "./AddressFields.tsx";
import { Button } from "../../ui/Button.tsx";
import { CheckBox } from "../../ui/CheckBox.tsx";
import { Dialog, DialogBar } from "../../ui/Dialog.tsx";
import { FieldError } from "../../ui/FieldFrame.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { toast } from "../../ui/toast-store.ts";
import {
  type AddressChange,
  type AddressedOrder,
  type AddressValues,
  bodyOf,
  isOneAddress,
  valuesOf,
  type WhichAddress,
} from "./address-values.ts";

interface AddressDialogProps {
  order: AddressedOrder;
  which: WhichAddress;
  title: string;
  onChange: (change: AddressChange) => Promise<unknown>;
  errorText?: (error: unknown) => string;
  onClose: () => void;
}

/**
 * Where the parcel goes instead, or the invoice. The delivery country stays: VAT and shipping hang on it. Once the order is
 * being made its invoice stays as it is.
 */
export function AddressDialog(props: AddressDialogProps) {
  const { order, which, title, onChange, errorText: say, onClose } = props;
  const t = useT();
  const id = useId();
  const { form, element, refuse, place } = useShopForm<AddressValues>({
    defaultValues: valuesOf(order),
  });
  const { register, formState } = form;
  const country = useCountryName(order.shipping_address.country);
  /** Its making may have begun while the dialog was open. */
  const [late, setLate] = useState(!order.changeable);
  const offersBoth = !late && isOneAddress(order);

  const save = form.handleSubmit(async (values) => {
    try {
      await onChange(bodyOf(values, which));
      toast(t("order.address_saved"));
      onClose();
    } catch (error) {
      if (offersBoth && values.both && isProblem(error, "order_not_changeable")) {
        setLate(true);
        form.setValue("both", false);
        return refuse("root", (speak) => speak("order.address_both_late"));
      }
      if (!place(error)) refuse("root", (speak) => say?.(error) ?? errorText(speak, error));
    }
  });

  const errors = formState.errors.billing_address;
  return (
    <Dialog
      title={title}
      closeLabel={t("app.close")}
      width="md"
      onClose={onClose}
      bar={
        <DialogBar>
          <Button variant="second" onClick={onClose}>
            {t("app.cancel")}
          </Button>
          <Button type="submit" form={id} busy={formState.isSubmitting}>
            {t("order.address_save")}
          </Button>
        </DialogBar>
      }
    >
      <FormProvider {...form}>
        <form
          ref={element}
          id={id}
          noValidate
          className="grid min-h-0 gap-x-4 gap-y-5 overflow-y-auto px-5 pt-5 sm:grid-cols-2 md:px-6"
          onSubmit={(event) => void save(event)}
        >
          <AddressFields at={`${which}_address`} countryFixed={which === "shipping"} />
          {which === "shipping" ? (
            <>
              <p className="type-small text-mute sm:col-span-2">
                {t(late ? "order.address_late" : "order.country_stays", { country })}
                {order.parcels.length > 0 && ` ${t("order.address_part")}`}
              </p>
              {offersBoth && (
                <div className="sm:col-span-2">
                  <CheckBox label={t("order.address_both")} {...register("both")} />
                </div>
              )}
            </>
          ) : (
            <>
              <TextField
                label={t("checkout.company")}
                autoComplete="billing organization"
                maxLength={limits.companyMax}
                error={errors?.company?.message}
                {...register("billing_address.company")}
              />
              <TextField
                label={t("checkout.vat_id")}
                autoComplete="off"
                maxLength={limits.vatIdMax}
                error={errors?.vat_id?.message}
                {...register("billing_address.vat_id")}
              />
            </>
          )}
          <div className="sm:col-span-2">
            <FieldError text={formState.errors.root?.message} />
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}
