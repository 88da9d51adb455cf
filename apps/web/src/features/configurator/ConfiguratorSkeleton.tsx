import { useT } from "../../lib/i18n/language-store.ts";
import { Wordmark } from "../../ui/Wordmark.tsx";

/** The editor's frame while the design is on its way. */
export function ConfiguratorSkeleton({ picture = null }: { picture?: string | null }) {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} aria-busy className="flex h-dvh flex-col">
      <div className="on-ink flex h-14 shrink-0 items-center bg-ink px-5 text-paper">
        <Wordmark />
      </div>
      <div className="stage flex min-h-0 flex-1 items-center justify-center">
        {picture !== null && <img src={picture} alt="" className="h-4/5 w-full object-contain" />}
        <p role="status" className={picture === null ? "type-body text-mute" : "sr-only"}>
          {t("editor.loading")}
        </p>
      </div>
      <div className="h-14 shrink-0 bg-ink md:h-18" />
    </main>
  );
}
