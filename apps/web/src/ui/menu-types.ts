import type { TablerIcon } from "@tabler/icons-react";

export interface MenuAction {
  kind?: "action";
  id: string;
  label: string;
  icon?: TablerIcon;
  shortcut?: string;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

/** One of several, the chosen one with a check at the right. */
export interface MenuChoice {
  kind: "choice";
  id: string;
  label: string;
  chosen: boolean;
  /** BCP 47, where a label is in another language than the page. */
  lang?: string;
  onSelect: () => void;
}

export interface MenuBranch {
  kind: "branch";
  id: string;
  label: string;
  icon?: TablerIcon;
  items: readonly MenuItem[];
}

export type MenuItem = MenuAction | MenuChoice | MenuBranch | { kind: "line"; id: string };
