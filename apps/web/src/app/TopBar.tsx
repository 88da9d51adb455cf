import { IconMenu2, IconShoppingCart } from "@tabler/icons-react";
import { useT } from "../lib/i18n/language-store.ts";
import { Link } from "../lib/navigation/Link.tsx";
import { useIsSignedIn } from "../lib/session/token-store.ts";
import { Count } from "../ui/Badge.tsx";
import { openDialog } from "../ui/dialog-store.ts";
import { Icon } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { dialogPart } from "../ui/part.tsx";
import { Wordmark } from "../ui/Wordmark.tsx";
import { CustomerMenu } from "./CustomerMenu.tsx";
import { LanguageMenu } from "../parts/LanguageMenu.tsx";
import { useCartWords } from "../parts/use-cart-words.ts";
import { openSets } from "../parts/open-sets.tsx";

const MenuSheet = dialogPart<{ onClose: () => void }>(
  () => import("./MenuSheet.tsx").then((m) => m.MenuSheet),
  ({ onClose }) => onClose(),
);

const item =
  "relative flex h-full items-center type-body font-semibold whitespace-nowrap hover:text-mute";
const here =
  "aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-gate";

export function TopBar() {
  const t = useT();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page-x flex h-14 items-center gap-4 md:h-16">
        <Link to="/cart" aria-label={t("top.home")} className="flex h-11 items-center">
          <Wordmark />
        </Link>
        <nav
          aria-label={t("top.navigation")}
          className="ml-5 hidden h-full gap-6 nav:flex lg:ml-9 lg:gap-8"
        >
          <button type="button" aria-haspopup="dialog" className={item} onClick={openSets}>
            {t("top.design")}
          </button>
          <Link to="/my-designs" className={`${item} ${here}`}>
            {t("top.my_designs")}
          </Link>
          <Link to="/my-orders" className={`${item} ${here}`}>
            {t("top.my_orders")}
          </Link>
        </nav>
        <div className="ml-auto flex h-full items-center gap-2 nav:gap-5 lg:gap-7">
          <span className="hidden nav:contents">
            <LanguageMenu />
            <Account />
          </span>
          <CartLink />
          <IconButton
            icon={IconMenu2}
            label={t("top.menu")}
            className="-mr-2.5 size-11 nav:hidden"
            aria-haspopup="dialog"
            onClick={() => openDialog((close) => <MenuSheet onClose={close} />)}
          />
        </div>
      </div>
    </header>
  );
}

function Account() {
  const t = useT();
  const signedIn = useIsSignedIn();
  if (signedIn) return <CustomerMenu />;
  return (
    <Link to="/login" className="type-body font-semibold whitespace-nowrap hover:text-mute">
      {t("top.login")}
    </Link>
  );
}

function CartLink() {
  const t = useT();
  const { designs, label } = useCartWords();
  return (
    <Link to="/cart" className={`${item} -mr-1 h-11 gap-2 px-1`}>
      <Icon of={IconShoppingCart} size={20} />
      <span className="sr-only">{label}</span>
      <span aria-hidden className="hidden lg:inline">
        {t("top.cart")}
      </span>
      {designs > 0 && (
        <span aria-hidden>
          <Count value={designs} />
        </span>
      )}
    </Link>
  );
}
