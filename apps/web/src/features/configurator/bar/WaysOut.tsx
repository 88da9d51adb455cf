import { IconShoppingCart, IconUser } from "@tabler/icons-react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { useAnyAccountItems, useLanguageBranch } from "../../../parts/account/editor-items.ts";
import { useCartWords } from "../../../parts/use-cart-words.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { Count } from "../../../ui/Badge.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Menu } from "../../../ui/Menu.tsx";

/** Out of the editor: the cart, and a menu of language and account. */
export function WaysOut() {
  return (
    <>
      <CartLink />
      <AccountMenu />
    </>
  );
}

/** The way to the cart with what lies in it, as a picture: the bar has no room for words. */
function CartLink() {
  const { designs, label } = useCartWords();
  return (
    <Link
      to="/cart"
      aria-label={label}
      data-tooltip={label}
      className="relative inline-flex size-10 items-center justify-center rounded-control hover:bg-ink-3 pointer-coarse:size-11"
    >
      <Icon of={IconShoppingCart} size={20} />
      {designs > 0 && (
        <span aria-hidden className="absolute -top-0.5 -right-0.5">
          <Count value={designs} />
        </span>
      )}
    </Link>
  );
}

function AccountMenu() {
  const t = useT();
  const account = useAnyAccountItems();
  const language = useLanguageBranch();
  return (
    <Menu
      label={t("top.account")}
      items={[language, { kind: "line", id: "account" }, ...account]}
      tooltip
      className="inline-flex size-10 items-center justify-center rounded-control hover:bg-ink-3 pointer-coarse:size-11"
    >
      <Icon of={IconUser} size={20} />
    </Menu>
  );
}
