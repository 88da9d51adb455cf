import { IconFolder, IconPlus, IconUsers, type TablerIcon } from "@tabler/icons-react";
import { useT } from "../../lib/i18n/language-store.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/Icon.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { Button } from "../../ui/Button.tsx";
import type { Group } from "./designs-api.ts";
import { useDropTarget } from "./drag-design.ts";
import type { Shown } from "./shown.ts";
import type { DesignActs } from "./use-design-acts.tsx";

interface GroupListProps {
  shown: Shown;
  groups: readonly Group[];
  /** Undefined while loading. */
  total: number | undefined;
  more: boolean;
  staffCount: number;
  acts: DesignActs;
  onShow: (shown: Shown) => void;
}

/** The groups at the left; on a phone a select above the designs. */
export function GroupList(props: GroupListProps) {
  const t = useT();
  const { shown, groups, total, more, staffCount, acts, onShow } = props;
  return (
    <>
      <nav
        aria-label={t("groups.title")}
        className="hidden border-r border-line py-10 pr-6 pl-10 nav:col-start-1 nav:row-span-2 nav:row-start-1 nav:block"
      >
        <Entry
          label={t("designs.all")}
          count={total === undefined ? "" : `${total}${more ? "+" : ""}`}
          on={shown.kind === "all"}
          onClick={() => onShow({ kind: "all" })}
        />
        <p className="mt-6 mb-1.5 px-3 type-label font-medium text-mute">{t("groups.title")}</p>
        {groups.map((group) => (
          <GroupEntry
            key={group.id}
            group={group}
            acts={acts}
            on={shown.kind === "group" && shown.id === group.id}
            onClick={() => onShow({ kind: "group", id: group.id })}
          />
        ))}
        <Entry icon={IconPlus} label={t("groups.new")} quiet on={false} onClick={acts.newGroup} />
        {staffCount > 0 && (
          <div className="mt-6">
            <Entry
              icon={IconUsers}
              label={t("designs.made_for_you")}
              count={String(staffCount)}
              on={shown.kind === "staff"}
              onClick={() => onShow({ kind: "staff" })}
            />
          </div>
        )}
      </nav>
      <div className="page-x flex items-end gap-2 pt-6 nav:hidden">
        <SelectField
          label={t("groups.title")}
          frameClassName="flex-1"
          value={shown.kind === "group" ? shown.id : shown.kind}
          choices={[
            { value: "all", label: t("designs.all") },
            ...groups.map((group) => ({
              value: group.id,
              label: `${group.name} (${group.design_count})`,
            })),
            ...(staffCount > 0 ? [{ value: "staff", label: t("designs.made_for_you") }] : []),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onShow(
              value === "all" || value === "staff" ? { kind: value } : { kind: "group", id: value },
            );
          }}
        />
        <Button variant="second" icon={IconPlus} onClick={acts.newGroup}>
          {t("groups.new")}
        </Button>
      </div>
    </>
  );
}

interface EntryProps {
  label: string;
  count?: string;
  icon?: TablerIcon;
  on: boolean;
  quiet?: boolean;
  over?: boolean;
  onClick: () => void;
}

function Entry({ label, count, icon, on, quiet = false, over = false, onClick }: EntryProps) {
  return (
    <button
      type="button"
      aria-current={on ? "true" : undefined}
      className={cx(
        "relative flex min-h-10 w-full items-center gap-3 px-3 text-left type-body hover:bg-fog",
        on ? "bg-fog font-bold" : "font-medium",
        over && "bg-fog outline-2 -outline-offset-2 outline-ink",
        quiet && "text-mute",
      )}
      onClick={onClick}
    >
      {on && <span aria-hidden className="absolute inset-y-0 left-0 w-[3px] bg-gate" />}
      {icon && <Icon of={icon} />}
      <span className="line-clamp-2 min-w-0 flex-1 break-words">{label}</span>
      {count !== undefined && <span className="tabular type-label text-mute">{count}</span>}
    </button>
  );
}

interface GroupEntryProps {
  group: Group;
  acts: DesignActs;
  on: boolean;
  onClick: () => void;
}

function GroupEntry({ group, acts, on, onClick }: GroupEntryProps) {
  const drop = useDropTarget((design) => acts.move(design, group));
  return (
    <div {...drop.handlers}>
      <Entry
        icon={IconFolder}
        label={group.name}
        count={String(group.design_count)}
        on={on}
        over={drop.over}
        onClick={onClick}
      />
    </div>
  );
}
