import {
  IconDots,
  IconFolder,
  IconFolderShare,
  IconPencil,
  IconPlus,
  IconTrash,
} from "@tabler/icons-react";
import { useT } from "../../lib/i18n/language-store.ts";
import { openSets } from "../../parts/open-sets.tsx";
import { Button } from "../../ui/Button.tsx";
import { cx } from "../../ui/cx.ts";
import { Empty } from "../../ui/Empty.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { DesignCard } from "./DesignCard.tsx";
import type { DesignSummary, Group } from "./designs-api.ts";
import { useDropTarget } from "./drag-design.ts";
import type { Shown } from "./shown.ts";
import type { DesignActs } from "./use-design-acts.tsx";

interface DesignSectionsProps {
  designs: readonly DesignSummary[];
  groups: readonly Group[];
  shown: Shown;
  searching: boolean;
  acts: DesignActs;
}

const grid = "grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-3 lg:grid-cols-4";

/** Groups are sections with a heading, one below the other; what has no group comes first. */
export function DesignSections({ designs, groups, shown, searching, acts }: DesignSectionsProps) {
  const t = useT();
  if (designs.length === 0 && groups.length === 0) {
    return (
      <div className="mt-8">
        <Empty
          title={searching ? t("designs.none_found") : t("designs.empty.title")}
          text={searching ? t("designs.none_found_text") : t("designs.empty.text")}
          action={
            !searching && (
              <Button icon={IconPlus} onClick={openSets}>
                {t("designs.new")}
              </Button>
            )
          }
        />
      </div>
    );
  }
  const loose = designs.filter((design) => design.group_id === null);
  const wanted = groups.filter((group) => shown.kind !== "group" || group.id === shown.id);
  return (
    <>
      {shown.kind === "all" && (loose.length > 0 || groups.length === 0) && (
        <section aria-label={t("groups.none")} className="mt-8">
          {groups.length > 0 && <h2 className="type-h3-page mb-4">{t("groups.none")}</h2>}
          <Cards designs={loose} groups={groups} acts={acts} />
        </section>
      )}
      {wanted.map((group) => (
        <GroupSection
          key={group.id}
          group={group}
          groups={groups}
          designs={designs.filter((design) => design.group_id === group.id)}
          searching={searching}
          acts={acts}
        />
      ))}
    </>
  );
}

interface CardsProps {
  designs: readonly DesignSummary[];
  groups: readonly Group[];
  acts: DesignActs;
}

function Cards({ designs, groups, acts }: CardsProps) {
  return (
    <ul className={grid}>
      {designs.map((design) => (
        <DesignCard key={design.uuid} design={design} groups={groups} acts={acts} />
      ))}
    </ul>
  );
}

interface GroupSectionProps extends CardsProps {
  group: Group;
  searching: boolean;
}

function GroupSection({ group, groups, designs, searching, acts }: GroupSectionProps) {
  const t = useT();
  const drop = useDropTarget((design) => acts.move(design, group));
  if (searching && designs.length === 0) return null;
  return (
    <section aria-label={group.name} className="mt-11" {...drop.handlers}>
      <div className="mb-4 flex items-center gap-3">
        <Icon of={IconFolder} size={20} />
        <h2 className="type-h3-page min-w-0 break-words">{group.name}</h2>
        <span className="tabular type-small text-mute">{group.design_count}</span>
        <Menu
          label={t("groups.menu", { name: group.name })}
          tooltip
          align="start"
          className="inline-flex size-10 items-center justify-center rounded-control hover:bg-fog data-[state=open]:bg-fog"
          items={[
            {
              id: "rename",
              label: t("groups.rename"),
              icon: IconPencil,
              onSelect: () => acts.renameGroup(group),
            },
            { kind: "line", id: "line" },
            {
              id: "delete",
              label: t("groups.delete_item"),
              icon: IconTrash,
              danger: true,
              onSelect: () => acts.deleteGroup(group),
            },
          ]}
        >
          <Icon of={IconDots} size={20} />
        </Menu>
      </div>
      {designs.length > 0 ? (
        <Cards designs={designs} groups={groups} acts={acts} />
      ) : (
        <p
          className={cx(
            "flex min-h-24 items-center gap-3 border border-line p-6 type-body font-medium text-mute",
            drop.over && "border-ink bg-fog",
          )}
        >
          <Icon of={IconFolderShare} />
          <span className="hidden drops:inline">{t("groups.drop_here")}</span>
          <span className="drops:hidden">{t("groups.move_here")}</span>
        </p>
      )}
    </section>
  );
}
