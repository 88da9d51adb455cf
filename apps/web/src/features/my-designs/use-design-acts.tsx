import { limits } from "@holeshot/domain";
import { useState } from "react";
import { call } from "../../lib/api/call.ts";
import { errorText } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import type { MessageKey } from "../../lib/i18n/translator.ts";
import { navigate } from "../../lib/navigation/history.ts";
import type { ConfirmDialogProps } from "../../parts/dialogs/ConfirmDialog.tsx";
import type { NameDialogProps } from "../../parts/dialogs/NameDialog.tsx";
import type { WithdrawLinkDialogProps } from "../../parts/dialogs/WithdrawLinkDialog.tsx";
import { openDialog } from "../../ui/dialog-store.ts";
import { dialogPart } from "../../ui/part.tsx";
import { toast } from "../../ui/toast-store.ts";
import { refreshDesigns, type DesignSummary, type Group } from "./designs-api.ts";

const NameDialog = dialogPart<NameDialogProps>(
  () => import("../../parts/dialogs/NameDialog.tsx").then((m) => m.NameDialog),
  ({ onClose }) => onClose(),
);
const ConfirmDialog = dialogPart<ConfirmDialogProps>(
  () => import("../../parts/dialogs/ConfirmDialog.tsx").then((m) => m.ConfirmDialog),
  ({ onClose }) => onClose(),
);
const WithdrawLinkDialog = dialogPart<WithdrawLinkDialogProps>(
  () => import("../../parts/dialogs/WithdrawLinkDialog.tsx").then((m) => m.WithdrawLinkDialog),
  ({ onClose }) => onClose(),
);

export interface DesignActs {
  edit: (uuid: string) => void;
  duplicate: (design: DesignSummary) => void;
  share: (design: DesignSummary) => void;
  /** Asks first. */
  withdraw: (design: DesignSummary) => void;
  move: (design: Pick<DesignSummary, "uuid" | "name">, group: Group | null) => void;
  remove: (design: DesignSummary) => void;
  takeOver: (design: DesignSummary) => void;
  newGroup: () => void;
  renameGroup: (group: Group) => void;
  deleteGroup: (group: Group) => void;
  /** Removed, ahead of the list that is fetched anew. */
  hidden: ReadonlySet<string>;
}

export function useDesignActs(): DesignActs {
  const t = useT();
  const removal = useRemoval();

  function run(act: () => Promise<unknown>, instead: MessageKey = "error.unknown"): void {
    // What failed may have been done in part: a link is out although the browser would not copy it.
    void act()
      .catch((error: unknown) => toast(errorText(t, error, instead), "err"))
      .then(refreshDesigns);
  }

  return {
    hidden: removal.hidden,
    remove: removal.remove,
    edit: (uuid) =>
      void navigate({
        to: "/configured-set/:configuredSetUuid/:hash?",
        params: { configuredSetUuid: uuid },
      }),
    duplicate: ({ uuid }) =>
      run(async () => {
        const copy = await call("duplicateDesign", { params: { uuid }, body: {} });
        toast(t("cart.duplicated", { name: copy.name }));
      }),
    share: ({ uuid }) =>
      run(async () => {
        const { url } = await call("shareDesign", { params: { uuid } });
        await navigator.clipboard.writeText(url);
        toast(t("designs.link_copied"));
      }, "designs.link_failed"),
    withdraw: (design) =>
      openDialog((close) => <WithdrawLinkDialog design={design} onClose={close} />),
    move: ({ uuid, name }, group) =>
      run(async () => {
        await call("moveDesign", { params: { uuid }, body: { group_id: group?.id ?? null } });
        toast(
          group === null
            ? t("designs.moved_out", { name })
            : t("designs.moved", { name, group: group.name }),
        );
      }, "error.move_failed"),
    takeOver: ({ uuid }) =>
      run(async () => {
        const mine = await call("takeOverDesign", { params: { uuid }, body: {} });
        toast(t("designs.taken_over", { name: mine.name }));
      }, "error.take_over_failed"),
    newGroup: () =>
      openDialog((close) => (
        <NameDialog
          title={t("groups.new")}
          label={t("groups.name")}
          maxLength={limits.groupNameMax}
          submit={t("groups.create")}
          onSubmit={(name) => call("createGroup", { body: { name } }).then(refreshDesigns)}
          onClose={close}
        />
      )),
    renameGroup: (group) =>
      openDialog((close) => (
        <NameDialog
          title={t("groups.rename")}
          label={t("groups.name")}
          value={group.name}
          maxLength={limits.groupNameMax}
          submit={t("app.save")}
          onSubmit={(name) =>
            call("renameGroup", { params: { id: group.id }, body: { name } }).then(refreshDesigns)
          }
          onClose={close}
        />
      )),
    deleteGroup: (group) => {
      if (group.design_count > 0) {
        toast(t("error.group_not_empty"), "err");
        return;
      }
      openDialog((close) => (
        <ConfirmDialog
          title={t("groups.delete_title")}
          text={t("groups.delete_text", { name: group.name })}
          confirm={t("groups.delete")}
          onConfirm={() => call("deleteGroup", { params: { id: group.id } }).then(refreshDesigns)}
          onClose={close}
        />
      ));
    },
  };
}

/** Removes at once, so that nothing depends on this page staying open, and offers to take it back. */
function useRemoval(): Pick<DesignActs, "remove" | "hidden"> {
  const t = useT();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  function show(uuid: string): void {
    setHidden((now) => new Set([...now].filter((each) => each !== uuid)));
  }

  async function restore(uuid: string): Promise<void> {
    try {
      await call("restoreDesign", { params: { uuid } });
      await refreshDesigns();
      show(uuid);
    } catch (error) {
      toast(errorText(t, error, "designs.restore_failed"), "err");
    }
  }

  async function remove({ uuid, name }: DesignSummary): Promise<void> {
    setHidden((now) => new Set([...now, uuid]));
    try {
      await call("deleteDesign", { params: { uuid }, keepalive: true });
    } catch (error) {
      show(uuid);
      toast(errorText(t, error), "err");
      return;
    }
    toast(t("cart.removed", { name }), "note", {
      label: t("app.undo"),
      onPress: () => void restore(uuid),
    });
    await refreshDesigns();
  }

  return { hidden, remove: (design) => void remove(design) };
}
