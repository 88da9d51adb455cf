import { useT } from "../../lib/i18n/language-store.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { SetCards } from "./SetCards.tsx";
import { useSets } from "./use-sets.ts";

export function SetsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const sets = useSets();
  return (
    <Dialog
      title={t("sets.title")}
      subtitle={t("sets.subtitle")}
      closeLabel={t("app.close")}
      width="xl"
      onClose={onClose}
    >
      <div className="overflow-y-auto p-5 md:px-8 md:pb-8">
        {sets.isError ? (
          <Empty
            title={t("app.failed.title")}
            text={t("app.failed.text")}
            action={
              <Button variant="second" onClick={() => void sets.refetch()}>
                {t("app.retry")}
              </Button>
            }
          />
        ) : (
          <SetCards sets={sets.data} />
        )}
      </div>
    </Dialog>
  );
}
