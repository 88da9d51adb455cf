import { IconCheck, IconInfoCircle } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { call } from "../../lib/api/call.ts";
import { keepCart, type Cart } from "../../lib/cart/cart-store.ts";
import { errorText } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { linkClass } from "../../ui/button-class.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { TextField } from "../../ui/TextField.tsx";

export function DiscountCode({ cart }: { cart: Cart }) {
  const t = useT();
  const { money } = useFormat();
  const used = cart.discount_code?.code ?? null;
  const minimum = cart.discount_code?.minimum ?? null;
  // Below its minimum a code stays in the cart and takes nothing off.
  const idleBelow = cart.totals.discount === 0 ? minimum : null;
  const [typed, setTyped] = useState(used ?? "");
  const [missing, setMissing] = useState(false);
  const params = { uuid: cart.uuid };
  const apply = useMutation({
    mutationFn: (code: string) => call("setDiscountCode", { params, body: { code } }),
    onSuccess: keepCart,
  });
  const remove = useMutation({
    mutationFn: () => call("removeDiscountCode", { params }),
    onSuccess: (next) => {
      setTyped("");
      keepCart(next);
    },
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setMissing(typed.trim() === "");
    if (typed.trim() !== "") apply.mutate(typed.trim());
  }

  const failed = apply.error ?? remove.error;
  const error = missing ? t("field.required") : failed === null ? undefined : errorText(t, failed);
  return (
    <form noValidate onSubmit={submit}>
      <div className="flex items-start gap-2">
        <TextField
          label={t("cart.discount.label")}
          frameClassName="flex-1"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <Button type="submit" variant="second" className="mt-[22px]" busy={apply.isPending}>
          {t("cart.discount.apply")}
        </Button>
      </div>
      {used !== null && (
        <p
          className={cx(
            "mt-2 flex items-center gap-2.5 px-3 py-2.5 type-small",
            idleBelow === null ? "bg-ok-wash text-ok-text" : "bg-warn-wash text-warn-text",
          )}
        >
          <Icon of={idleBelow === null ? IconCheck : IconInfoCircle} size={16} />
          <span className="flex-1 wrap-anywhere">
            {idleBelow === null
              ? t("cart.discount.applied", { amount: money(cart.totals.discount), code: used })
              : t("cart.discount.minimum", { amount: money(idleBelow), code: used })}
          </span>
          <button type="button" className={linkClass} onClick={() => remove.mutate()}>
            {t("cart.discount.remove")}
          </button>
        </p>
      )}
    </form>
  );
}
