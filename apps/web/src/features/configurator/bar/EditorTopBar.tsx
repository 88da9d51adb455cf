import { IconDots, IconShare2 } from "@tabler/icons-react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { part } from "../../../ui/part.tsx";
import { Wordmark } from "../../../ui/Wordmark.tsx";
import { useOpenDesign } from "../design-context.ts";
import { useDesignMenu } from "../saving/use-design-menu.tsx";
import { useSaveAct } from "../saving/use-save-act.tsx";
import { useShareAct } from "../saving/use-share-act.tsx";
import { useWithdrawItem } from "../saving/use-withdraw-item.tsx";
import { DesignName } from "./DesignName.tsx";
import { ProductTabs } from "./ProductTabs.tsx";
import { SaveState } from "./SaveState.tsx";
import { UndoRedo } from "./UndoRedo.tsx";

const WaysOut = part(() => import("./WaysOut.tsx").then((module) => module.WaysOut), {
  waiting: () => <span className="w-20 pointer-coarse:w-22" />,
});

/** Name and state of the design, the products, undo and redo, share and save. */
export function EditorTopBar() {
  const t = useT();
  const { saving } = useOpenDesign();
  const save = useSaveAct();
  const share = useShareAct(save);
  const menu = [...useWithdrawItem(), ...useDesignMenu()];

  return (
    <header className="on-ink flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 bg-ink px-5 text-paper min-[64rem]:flex-nowrap">
      <Link to="/cart" aria-label={t("top.home")} className="mr-1 flex h-11 items-center">
        <Wordmark />
      </Link>
      <span aria-hidden className="hidden h-6 w-px bg-ink-4 lg:block" />
      <div className="flex min-w-8 flex-col lg:flex-row lg:items-center lg:gap-4">
        <DesignName />
        <SaveState className="hidden type-small whitespace-nowrap text-mute-d lg:flex" />
      </div>
      {/* A tablet has no room for them beside the name and the acts. */}
      <ProductTabs className="order-last h-11 w-full border-b-0 *:h-11 min-[64rem]:order-none min-[64rem]:mx-auto min-[64rem]:h-14 min-[64rem]:w-auto min-[64rem]:min-w-0 min-[64rem]:*:h-14" />
      <div className="ml-auto flex h-14 shrink-0 items-center gap-1">
        <UndoRedo />
        {saving.mayChange && (
          <>
            <IconButton icon={IconShare2} label={t("editor.share")} onClick={() => void share()} />
            {menu.length > 0 && (
              <Menu
                label={t("editor.more")}
                items={menu}
                tooltip
                className="inline-flex size-10 items-center justify-center rounded-control hover:bg-ink-3"
              >
                <Icon of={IconDots} size={20} />
              </Menu>
            )}
            <span data-guide="save">
              <Button
                variant="second"
                size="sm"
                className="ml-1 bg-transparent text-paper"
                busy={saving.phase === "saving"}
                onClick={() => void save()}
              >
                {t("app.save")}
              </Button>
            </span>
          </>
        )}
        <span aria-hidden className="mx-1 hidden h-6 w-px bg-ink-4 lg:block" />
        <WaysOut />
      </div>
    </header>
  );
}
