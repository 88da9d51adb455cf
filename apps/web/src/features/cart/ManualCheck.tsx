import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api/call.ts";
import { keepCart, type Cart } from "../../lib/cart/cart-store.ts";
import { errorText } from "../../lib/errors.ts";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { RichText } from "../../lib/i18n/RichText.tsx";
import { useShop } from "../../lib/shop/use-shop.ts";
import { CheckBox } from "../../ui/CheckBox.tsx";
import { Progress } from "../../ui/Progress.tsx";

interface ManualCheckProps {
  cart: Cart;
  designs: number;
  pieces: number;
}

/** The designers' look at it: what it is, what it costs, how near "free" is. */
export function ManualCheck({ cart, designs, pieces }: ManualCheckProps) {
  const t = useT();
  const { money } = useFormat();
  const rule = useShop()?.manual_check;
  // Shown at once, for as long as the server has not answered.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = useMutation({
    mutationFn: (wanted: boolean) =>
      call("updateCart", { params: { uuid: cart.uuid }, body: { manual_check: wanted } }),
    onSuccess: keepCart,
    onSettled: () => setWanted(null),
  });
  return (
    <div className="mt-5 border-t border-line pt-5">
      <CheckBox
        strong
        label={t("cart.check.label")}
        aside={
          rule !== undefined && (
            <span className="tabular type-body font-semibold">
              {pieces >= rule.free_from_pieces ? t("totals.free") : money(rule.price * designs)}
            </span>
          )
        }
        detail={t("cart.check.text")}
        checked={wanted ?? cart.manual_check}
        onChange={(event) => {
          setWanted(event.currentTarget.checked);
          change.mutate(event.currentTarget.checked);
        }}
        error={change.error === null ? undefined : errorText(t, change.error)}
      />
      {rule !== undefined && <HowNear pieces={pieces} freeFrom={rule.free_from_pieces} />}
    </div>
  );
}

function HowNear({ pieces, freeFrom }: { pieces: number; freeFrom: number }) {
  const t = useT();
  const left = Math.max(0, freeFrom - pieces);
  return (
    <div className="mt-4 pl-8">
      <Progress
        label={t("cart.check.progress")}
        value={pieces}
        max={freeFrom}
        valueText={t("cart.check.pieces_of", { count: pieces, max: freeFrom })}
      />
      <p className="mt-2 type-small">
        <RichText
          text={left === 0 ? t("cart.check.free") : t("cart.check.left", { count: left })}
          parts={{ b: (text) => <strong className="font-semibold">{text}</strong> }}
        />
      </p>
    </div>
  );
}
