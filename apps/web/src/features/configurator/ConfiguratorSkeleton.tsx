import type { ReactNode } from "react";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n/language-store.ts";
import { Link } from "../../lib/navigation/Link.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { stagePicture } from "../../ui/stage-picture.ts";
import type { FirstSight } from "./opening/first-sight.ts";

interface ConfiguratorSkeletonProps {
  /** What the server has drawn of the design. */
  picture?: string | null;
  /** The set's own words, where they came with the page. */
  words?: Omit<FirstSight, "picture"> | undefined;
  /** On the stage in place of the design: why it is not there, and what can be done. */
  children?: ReactNode;
}

/**
 * The editor's frame while the design is on its way, or cannot be had: its bars, rail and panels are as wide and as high as
 * they are going to be, so that the garment stays where it is when they come.
 */
export function ConfiguratorSkeleton({
  picture = null,
  words,
  children,
}: ConfiguratorSkeletonProps) {
  const t = useT();
  const first = children ? null : picture;
  return (
    <main
      id="content"
      tabIndex={-1}
      aria-busy={!children}
      className="editor-window relative flex flex-col"
    >
      <div className="first-bar">
        <Link to="/cart" aria-label={t("top.home")} className="flex h-14 items-center">
          <Wordmark />
        </Link>
      </div>
      <div className="first-frame">
        <div className="stage relative flex min-h-0 min-w-0 flex-1 items-center justify-center">
          {children}
          {first !== null && (
            <div className="first-stage">
              <img
                {...stagePicture(first)}
                alt=""
                fetchPriority="high"
                className="stage-steps object-contain"
              />
            </div>
          )}
          {!children && (
            <p role="status" className={first === null ? "type-body text-mute" : "sr-only"}>
              {t("editor.loading")}
            </p>
          )}
        </div>
      </div>
      {words ? <SetWords words={words} /> : <div className="h-14 shrink-0 bg-ink md:h-18" />}
    </main>
  );
}

/** In the bar that is going to sell it. */
function SetWords({ words }: { words: Omit<FirstSight, "picture"> }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <div className="on-ink flex h-14 shrink-0 items-center gap-x-8 bg-ink px-5 text-paper md:h-18 md:px-8">
      <div className="min-w-0 flex-1">
        <h1 className="truncate type-h3">{words.name}</h1>
        <p className="truncate type-small text-mute-d">{words.summary}</p>
      </div>
      <p className="tabular type-h3 whitespace-nowrap">
        {t("sets.from", { price: money(words.fromPrice) })}
      </p>
    </div>
  );
}
