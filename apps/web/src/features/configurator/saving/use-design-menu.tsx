import {
  IconFilePlus,
  IconFolder,
  IconFolderMinus,
  IconHistory,
  IconTrash,
  IconShare2,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { limits } from "@holeshot/domain";
import { call } from "../../../lib/api/call.ts";
import { errorText } from "../../../lib/errors.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { navigate } from "../../../lib/navigation/history.ts";
import { useIsSignedIn } from "../../../lib/session/token-store.ts";
import { openDialog } from "../../../ui/dialog-store.ts";
import type { MenuItem } from "../../../ui/menu-types.ts";
import { toast } from "../../../ui/toast-store.ts";
import { useOpenDesign } from "../design-context.ts";
import { showVersions } from "../versions/versions-open.ts";
import { hashQuery } from "./design-calls.ts";
import { ConfirmDialog, NameDialog } from "./dialogs.ts";
import { useTakeAlong } from "./use-take-along.ts";
import { useSaveAct } from "./use-save-act.tsx";
import { queryKeys } from "../../../lib/api/query-keys.ts";

/** What can be done with a saved design as a whole: another copy, its place, its end. */
export function useDesignMenu(): readonly MenuItem[] {
  const t = useT();
  const design = useOpenDesign();
  const { saving } = design;
  const { saved, name } = saving;
  const signedIn = useIsSignedIn();
  const owned = signedIn && saved !== null && saved.hash === null;
  const { data: groups } = useQuery({
    queryKey: queryKeys.groupsOfEditor,
    queryFn: ({ signal }) => call("listGroups", { query: { limit: 100 }, signal }),
    enabled: owned,
  });
  const save = useSaveAct();
  const takeAlong = useTakeAlong(save);
  if (!saved || !saving.mayChange) return [];

  async function copy(copyName: string): Promise<void> {
    const result = await saving.saveAs(copyName.slice(0, limits.designNameMax));
    if (result.ok) toast(t("editor.saved_as", { name: result.saved.name }));
    else toast(t("error.save_failed"), "err");
  }

  async function move(groupId: string | null, text: string): Promise<void> {
    if (!saved) return;
    try {
      await call("moveDesign", { params: { uuid: saved.uuid }, body: { group_id: groupId } });
      toast(text);
    } catch (error) {
      toast(errorText(t, error, "error.move_failed"), "err");
    }
  }

  async function remove(): Promise<void> {
    if (!saved) return;
    await call("deleteDesign", { params: { uuid: saved.uuid }, query: hashQuery(saved) });
    await saving.discard();
    await navigate(signedIn ? { to: "/my-designs" } : { to: "/cart" });
  }

  const toGroup: MenuItem = {
    kind: "branch",
    id: "group",
    label: t("designs.move"),
    icon: IconFolder,
    items: [
      {
        id: "root",
        label: t("designs.move_out"),
        icon: IconFolderMinus,
        onSelect: () => void move(null, t("designs.moved_out", { name })),
      },
      ...(groups?.data ?? []).map((group) => ({
        id: group.id,
        label: group.name,
        icon: IconFolder,
        onSelect: () => void move(group.id, t("designs.moved", { name, group: group.name })),
      })),
    ],
  };
  return [
    {
      id: "save-as",
      label: t("editor.save_as"),
      icon: IconFilePlus,
      onSelect: () =>
        openDialog((close) => (
          <NameDialog
            title={t("editor.save_as")}
            suggested={t("editor.copy_name", { name })}
            onDone={(copyName) => {
              close();
              if (copyName !== null) void copy(copyName);
            }}
          />
        )),
    },
    {
      id: "versions",
      label: t("versions.title"),
      icon: IconHistory,
      onSelect: () => showVersions(true),
    },
    {
      id: "together",
      label: t("together.menu"),
      icon: IconShare2,
      onSelect: () =>
        void import("../together/open-link-dialog.tsx").then(
          (part) => part.openLinkDialog(save, design),
          () => toast(t("app.part_failed.text"), "err"),
        ),
    },
    takeAlong,
    ...(owned ? [toGroup] : []),
    { kind: "line", id: "line" },
    {
      id: "delete",
      label: t("editor.delete_design"),
      icon: IconTrash,
      danger: true,
      onSelect: () =>
        openDialog((close) => (
          <ConfirmDialog
            title={t("editor.delete_title", { name })}
            text={t("editor.delete_text")}
            confirm={t("editor.delete_design")}
            onConfirm={remove}
            onClose={close}
          />
        )),
    },
  ];
}
