import {
  IconCopy,
  IconDots,
  IconFolderShare,
  IconLinkOff,
  IconPencil,
  IconShare2,
  IconTrash,
} from "@tabler/icons-react";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { DesignTile } from "../../parts/DesignTile.tsx";
import { useSets } from "../../parts/sets/use-sets.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { MenuItem } from "../../ui/menu-types.ts";
import type { DesignSummary, Group } from "./designs-api.ts";
import { startDrag } from "./drag-design.ts";
import type { DesignActs } from "./use-design-acts.tsx";

interface DesignCardProps {
  design: DesignSummary;
  groups: readonly Group[];
  acts: DesignActs;
}

function isToday(time: string): boolean {
  return new Date(time).toDateString() === new Date().toDateString();
}

export function DesignCard({ design, groups, acts }: DesignCardProps) {
  const t = useT();
  const { date, clock } = useFormat();
  const sets = useSets();
  const set = sets.data?.find((each) => each.uuid === design.configuratorSetUuid)?.name;
  const edited = isToday(design.updated_at)
    ? t("designs.today", { time: clock(design.updated_at) })
    : date(design.updated_at).replaceAll(" ", "\u00a0");
  const moves: MenuItem[] = [
    ...groups
      .filter((group) => group.id !== design.group_id)
      .map((group) => ({
        id: group.id,
        label: group.name,
        onSelect: () => acts.move(design, group),
      })),
    ...(design.group_id === null
      ? []
      : [{ id: "root", label: t("designs.move_out"), onSelect: () => acts.move(design, null) }]),
  ];
  return (
    <li className="min-w-0" draggable onDragStart={(event) => startDrag(event, design)}>
      <Link
        to="/configured-set/:configuredSetUuid/:hash?"
        params={{ configuredSetUuid: design.uuid }}
        tabIndex={-1}
        aria-hidden
        draggable={false}
        className="block"
      >
        <DesignTile
          pictures={[{ product: "design", url: design.preview_url }]}
          hasThumbnail={design.hasThumbnail}
          className="aspect-[251/236]"
        />
      </Link>
      <div className="mt-2 flex items-start gap-1">
        <div className="min-w-0 flex-1 pt-1">
          <Link
            to="/configured-set/:configuredSetUuid/:hash?"
            params={{ configuredSetUuid: design.uuid }}
            className="line-clamp-2 type-body font-semibold break-words hover:underline"
          >
            {design.name}
          </Link>
          <p className="type-small text-mute">{set === undefined ? edited : `${set}, ${edited}`}</p>
        </div>
        <Menu
          label={t("designs.menu", { name: design.name })}
          className="inline-flex h-8 w-9 shrink-0 items-center justify-center rounded-control hover:bg-fog data-[state=open]:bg-fog touch:h-11"
          items={[
            {
              id: "edit",
              label: t("designs.edit"),
              icon: IconPencil,
              onSelect: () => acts.edit(design.uuid),
            },
            {
              id: "duplicate",
              label: t("cart.duplicate"),
              icon: IconCopy,
              onSelect: () => acts.duplicate(design),
            },
            {
              id: "share",
              label: t("designs.copy_link"),
              icon: IconShare2,
              onSelect: () => acts.share(design),
            },
            ...(design.shared
              ? [
                  {
                    id: "withdraw",
                    label: t("share.withdraw"),
                    icon: IconLinkOff,
                    onSelect: () => acts.withdraw(design),
                  },
                ]
              : []),
            ...(moves.length === 0
              ? []
              : [
                  {
                    kind: "branch" as const,
                    id: "move",
                    label: t("designs.move"),
                    icon: IconFolderShare,
                    items: moves,
                  },
                ]),
            { kind: "line", id: "line" },
            {
              id: "delete",
              label: t("designs.delete"),
              icon: IconTrash,
              danger: true,
              onSelect: () => acts.remove(design),
            },
          ]}
        >
          <Icon of={IconDots} size={20} />
        </Menu>
      </div>
    </li>
  );
}
