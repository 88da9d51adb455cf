import { IconHeart } from "@tabler/icons-react";
import { type MouseEvent, useCallback, useState } from "react";
import { useT } from "../../../lib/i18n/language-store.ts";
import { Link } from "../../../lib/navigation/Link.tsx";
import { cx } from "../../../ui/cx.ts";
import { GarmentTile } from "../../../ui/GarmentTile.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { part } from "../../../ui/part.tsx";
import { useNear } from "../../../ui/use-near.ts";
import type { CatalogueTemplate } from "../design-context.ts";
import type { ConfiguratorSet } from "../opening/opened-design.ts";
import type { Wishes } from "./dressed.ts";
import { toggleFavourite } from "./favourites.ts";
import type { OwnKitProps } from "./OwnKit.tsx";

const OwnKit = part<OwnKitProps>(() => import("./OwnKit.tsx").then((module) => module.OwnKit), {
  waiting: () => null,
  failed: () => null,
});

interface KitCardProps {
  set: ConfiguratorSet;
  kit: CatalogueTemplate;
  wishes: Wishes;
  way: string | undefined;
  favourite: boolean;
  /** Begins with the kit as it is shown; a plain link does where nothing was said. */
  onBegin: (kit: CatalogueTemplate, event: MouseEvent) => void;
}

/** A kit to begin with, large: as the shop pictures it, or as it is for this rider. */
export function KitCard({ set, kit, wishes, way, favourite, onBegin }: KitCardProps) {
  const t = useT();
  const { box, near } = useNear<HTMLLIElement>();
  const own = wishes.colours.length > 0 || wishes.name !== "" || wishes.number !== "";
  const drawn = own || way !== undefined;
  return (
    <li ref={box} className="relative" data-kit={kit.id}>
      <Link
        to="/set/:configuratorSetUuid"
        params={{ configuratorSetUuid: set.uuid }}
        search={{ kit: kit.id }}
        className="group block"
        onClick={(event) => onBegin(kit, event)}
      >
        <Tile key={kit.id} {...{ set, kit, wishes, way, near, drawn }} />
        <span className="mt-2 block type-h3 group-hover:underline">{kit.name}</span>
      </Link>
      <span className="absolute top-1 right-1">
        <IconButton
          icon={IconHeart}
          label={t(favourite ? "start.favourite.off" : "start.favourite.on", { kit: kit.name })}
          aria-pressed={favourite}
          className={favourite ? "bg-ink text-paper hover:bg-ink-3" : undefined}
          onClick={() => toggleFavourite(kit.id)}
        />
      </span>
    </li>
  );
}

interface TileProps extends Omit<OwnKitProps, "onShown"> {
  near: boolean;
  drawn: boolean;
}

/**
 * As the shop pictures it, or drawn here and now; until then its picture stands there without colours, so that nobody takes
 * its own for his.
 */
function Tile({ near, drawn, ...kit }: TileProps) {
  const [shown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  const own = drawn && near;
  if (!own && shown) setShown(false);
  return (
    <span
      className={cx("relative block aspect-square", own && (shown ? "tile-light" : "bg-fog"))}
      data-drawn={(own && shown) || undefined}
    >
      {!(own && shown) && (
        <GarmentTile
          url={near ? kit.kit.preview_url : null}
          className={cx("absolute inset-0", own && "opacity-40 grayscale")}
        />
      )}
      {own && <OwnKit {...kit} onShown={show} />}
    </span>
  );
}
