import { use, type AnchorHTMLAttributes } from "react";
import { Link as WouterLink } from "wouter";
import { addressOf, leadsHere } from "./address.ts";
import type { Target } from "./pages.ts";
import { PreloadContext } from "./preload.ts";
import { useShown } from "./use-place.ts";

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement>;
type LinkProps = Target & Omit<Anchor, "href" | "onMouseEnter" | "onFocus" | "onTouchStart">;

/** A link to a place of the shop. Who points at it or reaches it by keyboard will want its page: its code comes at once. */
export function Link({ to, params, search, children, ...anchor }: LinkProps) {
  const address = addressOf({ to, params, search } as Target);
  const preload = use(PreloadContext);
  const here = useShown().href;
  // What does not come now is asked for again when the link is followed.
  const fetch = (): void => void preload(address).catch(() => undefined);
  const props = {
    ...anchor,
    href: address,
    // Whoever knows better which of several links is meant says so.
    "aria-current":
      anchor["aria-current"] ?? (leadsHere(address, here) ? ("page" as const) : undefined),
    onMouseEnter: fetch,
    onFocus: fetch,
    onTouchStart: fetch,
  };
  // Another tab is the browser's business.
  if (anchor.target !== undefined) return <a {...props}>{children}</a>;
  return <WouterLink {...props}>{children}</WouterLink>;
}
