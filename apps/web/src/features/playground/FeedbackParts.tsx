import { IconCopy, IconDots, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { Badge, Count } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { openDialog } from "../../ui/dialog-store.ts";
import { Empty } from "../../ui/Empty.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { Progress, Ticks } from "../../ui/Progress.tsx";
import { SkeletonCard } from "../../ui/Skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import type { ConfirmDialogProps } from "../../parts/dialogs/ConfirmDialog.tsx";
import { dialogPart } from "../../ui/part.tsx";
import type { SheetProps } from "../../ui/Sheet.tsx";
import { Part, State } from "./Part.tsx";

const ConfirmDialog = dialogPart<ConfirmDialogProps>(
  () => import("../../parts/dialogs/ConfirmDialog.tsx").then((m) => m.ConfirmDialog),
  ({ onClose }) => onClose(),
);
const Sheet = dialogPart<SheetProps>(
  () => import("../../ui/Sheet.tsx").then((m) => m.Sheet),
  ({ onClose }) => onClose(),
);

const none = () => undefined;
const steps = [5, 10, 25].map((from) => ({ id: String(from), done: from === 5 }));

export function FeedbackParts() {
  return (
    <>
      <Part name="Menu">
        <Menu
          label="Actions"
          align="start"
          className="inline-flex size-10 items-center justify-center hover:bg-fog"
          items={[
            { id: "edit", label: "Edit", icon: IconPencil, shortcut: "E", onSelect: none },
            { id: "copy", label: "Duplicate", icon: IconCopy, disabled: true, onSelect: none },
            { kind: "line", id: "line" },
            { id: "delete", label: "Delete", icon: IconTrash, danger: true, onSelect: none },
          ]}
        >
          <Icon of={IconDots} size={20} />
        </Menu>
      </Part>
      <Part name="Dialog">
        <Button
          variant="second"
          onClick={() =>
            openDialog((close) => (
              <ConfirmDialog
                title="Delete the group?"
                text="It is empty. Your designs in other groups stay."
                confirm="Delete"
                onConfirm={() => Promise.resolve()}
                onClose={close}
              />
            ))
          }
        >
          Open dialog
        </Button>
        <Button
          variant="second"
          onClick={() =>
            openDialog((close) => (
              <Sheet title="Colour" closeLabel="Close" onClose={close}>
                <p className="p-5">Pull it down by its grip.</p>
              </Sheet>
            ))
          }
        >
          Open sheet
        </Button>
      </Part>
      <Part name="Toast">
        <Button variant="second" onClick={() => toast("Link copied")}>
          Done
        </Button>
        <Button
          variant="second"
          onClick={() => toast("Couldn't save", "err", { label: "Try again", onPress: none })}
        >
          Failed
        </Button>
        <Button
          variant="second"
          onClick={() => toast("Layer deleted", "note", { label: "Undo", onPress: none })}
        >
          With undo
        </Button>
        <Button variant="second" data-tooltip="Undo" data-tooltip-shortcut="Ctrl Z">
          Tooltip
        </Button>
      </Part>
      <Part name="Badge">
        <Badge kind="ink">In production</Badge>
        <Badge kind="ok">Confirmed</Badge>
        <Badge kind="draft">Draft</Badge>
        <Badge kind="warn">Waits for you</Badge>
        <Badge kind="err">Cancelled</Badge>
        <Count value={2} />
      </Part>
      <Part name="Loading">
        <div className="w-[150px]">
          <SkeletonCard />
        </div>
        <State name="upload, 62%" className="w-52">
          <span className="w-full">
            <Progress label="Upload" value={62} max={100} />
          </span>
        </State>
        <State name="price breaks" className="w-52">
          <span className="w-full">
            <Ticks steps={steps} />
          </span>
        </State>
      </Part>
      <Part name="Empty">
        <Empty
          dropTarget
          title="No designs in this group yet"
          text="Drag a design here or start a new one."
          action={
            <Button variant="second" size="sm" icon={IconPlus}>
              New design
            </Button>
          }
        />
      </Part>
    </>
  );
}
