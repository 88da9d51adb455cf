import { may } from "@holeshot/domain";
import { IconArrowLeft } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "../../../lib/navigation/Link.tsx";
import { useShown } from "../../../lib/navigation/use-place.ts";
import { fullName, useCustomer } from "../../../lib/session/customer.ts";
import { LanguageMenu } from "../../../parts/LanguageMenu.tsx";
import { linkClass } from "../../../ui/button-class.ts";
import { Empty } from "../../../ui/Empty.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { sections } from "./sections.ts";
import { openShortcuts } from "./open-shortcuts.tsx";
import { useListKeys } from "./use-list-keys.ts";
import { useWords } from "../use-words.ts";

const item =
  "relative flex h-11 shrink-0 items-center px-1 whitespace-nowrap type-body font-semibold text-mute-d-strong hover:text-paper aria-[current=page]:text-paper aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-gate";

/** Ink above, paper below: nobody takes the desk for the shop. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const say = useWords();
  const { data: me } = useCustomer();
  const { pathname } = useShown();
  const nav = useRef<HTMLElement>(null);
  useListKeys(openShortcuts);
  // On a phone the row is longer than the screen: where one is stands in sight.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current=page]");
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft;
  }, [pathname]);
  const isAt = (id: string) => pathname === `/desk/${id}` || pathname.startsWith(`/desk/${id}/`);
  const place = sections.find(({ id }) => isAt(id));
  const isTheirs = me === undefined || place === undefined || may(me.role, place.may);
  // What belongs to an order or to the board has an address of its own.
  const atOrders = pathname === "/desk" || ["orders", "proof", "parcels"].some(isAt);
  return (
    <>
      <header className="desk-head on-ink sticky top-0 z-30 bg-ink text-paper">
        <div className="flex min-h-11 flex-wrap items-center gap-x-5 px-4 md:px-6">
          <span className="type-h3 py-2">{say("desk")}</span>
          <nav
            ref={nav}
            aria-label={say("nav.label")}
            className="flex gap-5 overflow-x-auto -mx-1 max-lg:order-last max-lg:w-[calc(100%+8px)]"
          >
            <Link to="/desk" className={item} aria-current={atOrders ? "page" : "false"}>
              {say("nav.orders")}
            </Link>
            {sections
              .filter((each) => me !== undefined && may(me.role, each.may))
              .map(({ id, word }) => (
                <Link
                  key={id}
                  to="/desk/:section"
                  params={{ section: id }}
                  className={item}
                  aria-current={
                    isAt(id) || (id === "production" && isAt("scan")) ? "page" : "false"
                  }
                >
                  {say(word)}
                </Link>
              ))}
          </nav>
          <div className="ml-auto flex items-center gap-5 type-small">
            {me !== undefined && (
              <span className="hidden text-mute-d-strong md:inline">
                {`${fullName(me)}, ${say(`role.${me.role}`)}`}
              </span>
            )}
            <LanguageMenu className="type-small" />
            <Link to="/cart" className="inline-flex min-h-11 items-center gap-1.5 hover:underline">
              <Icon of={IconArrowLeft} size={16} />
              {say("nav.shop")}
            </Link>
          </div>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="flex flex-1 flex-col px-4 py-5 outline-none md:px-6"
      >
        {isTheirs ? children : <NotTheirs />}
      </main>
    </>
  );
}

/** A page of the desk that somebody in this role may not see: the shop refuses its data, and a retry would help nobody. */
function NotTheirs() {
  const say = useWords();
  return (
    <Empty
      title={say("nav.not_yours")}
      text={say("nav.not_yours_text")}
      action={
        <Link to="/desk" className={linkClass}>
          {say("order.back")}
        </Link>
      }
    />
  );
}
