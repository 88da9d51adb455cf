import type { CartItem } from "../../lib/cart/cart-store.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import type { DesignGroup } from "../../parts/order-summary/group-items.ts";
import { toast } from "../../ui/toast-store.ts";

/** Few carts hold what is ordered again: the code comes when it is pressed. */
async function take(group: DesignGroup<CartItem>): Promise<void> {
  const { takeToday } = await import("./take-today.ts");
  await takeToday(group);
}

export function useTakeToday(): (group: DesignGroup<CartItem>) => void {
  const t = useT();
  return (group) => {
    take(group)
      .then(() => toast(t("cart.today_taken", { name: group.name })))
      .catch((error: unknown) => toast(errorText(t, error), "err"));
  };
}
