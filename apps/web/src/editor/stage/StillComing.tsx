import { useT } from "../../lib/i18n/language-store.ts";
import { Spinner } from "../../ui/Spinner.tsx";

/** What is not seen yet is on its way: nobody must take it for gone. */
export function StillComing({ late }: { late: boolean }) {
  const t = useT();
  return (
    <p
      role="status"
      className="pointer-events-none absolute top-26 left-1/2 z-10 flex w-max max-w-[min(26rem,calc(100%-8rem))] -translate-x-1/2 items-center gap-2.5 rounded-control bg-paper px-3.5 py-2.5 type-small text-ink shadow-float md:top-12"
    >
      <Spinner />
      {t(late ? "editor.stage.late" : "editor.stage.coming")}
    </p>
  );
}
