import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import { useEditorState } from "../../../../editor/model/editor-context.ts";
import { type Answer, call } from "../../../../lib/api/call.ts";
import { queryKeys } from "../../../../lib/api/query-keys.ts";
import { useFormat } from "../../../../lib/format.ts";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { Button } from "../../../../ui/Button.tsx";
import { CheckBox } from "../../../../ui/CheckBox.tsx";
import { useDesignColours } from "../colour/use-design-colours.ts";
import { PanelSection } from "../PanelSection.tsx";
import { ProofPicture } from "./ProofPicture.tsx";

type PressColour = Answer<"getPressColours">["colours"][number];

/** As many as one call takes; a design with more shows the first. */
const MOST = 64;

/** What the printer makes of the design's colours: a proof of the garment, and each that it cannot print. */
export function PressSection() {
  const t = useT();
  const { colours, replace } = useDesignColours();
  const asked = useDeferredValue(
    [...new Set(colours)]
      .toSorted()
      .slice(0, MOST)
      .map((each) => each.slice(1))
      .join("-"),
  );
  const document = useDeferredValue(useEditorState(({ editing }) => editing.document));
  const [seen, setSeen] = useState(false);
  const { data } = useQuery({
    queryKey: queryKeys.pressColours(asked),
    queryFn: ({ signal }) => call("getPressColours", { query: { colours: asked }, signal }),
    enabled: asked !== "",
    staleTime: Infinity,
    placeholderData: (before) => before,
  });
  if (!data) return null;
  const out = data.colours.filter((each) => !each.printable && colours.includes(each.colour));
  return (
    <PanelSection title={t("press.title")}>
      <p role="status" className="type-small text-mute">
        {out.length === 0 ? t("press.all") : t("press.out", { count: out.length })}
      </p>
      <ul>
        {out.map((each) => (
          <OutOfRange key={each.colour} found={each} onReplace={replace} />
        ))}
      </ul>
      <CheckBox
        className="mt-3"
        label={t("press.show")}
        checked={seen}
        onChange={({ currentTarget }) => setSeen(currentTarget.checked)}
      />
      {seen && <ProofPicture document={document} colours={data.colours} />}
      <p className="mt-2 type-label text-mute">
        {data.profile === null
          ? t("press.by_rule")
          : t("press.by_profile", { profile: data.profile })}
      </p>
    </PanelSection>
  );
}

interface OutOfRangeProps {
  found: PressColour;
  onReplace: (from: string, to: string) => void;
}

/** The colour beside what is made of it, and the next one that is kept. */
function OutOfRange({ found, onReplace }: OutOfRangeProps) {
  const t = useT();
  const { tenth } = useFormat();
  const id = useId();
  const { colour, printed, difference, nearest, fluorescent } = found;
  return (
    <li className="flex items-start gap-3 border-t border-line-2 py-2 first:border-t-0">
      <span
        aria-hidden
        className="mt-0.5 flex shrink-0 overflow-hidden rounded-control border border-line"
      >
        <span className="block h-9 w-5" style={{ backgroundColor: colour }} />
        <span className="block h-9 w-5" style={{ backgroundColor: printed }} />
      </span>
      <span className="min-w-0 flex-1">
        <span id={id} className="block type-small">
          {fluorescent && <strong className="block">{t("press.fluorescent")}</strong>}
          {t("press.becomes", { colour, printed, difference: tenth(difference) })}
        </span>
        {nearest !== null && (
          <Button
            size="sm"
            variant="second"
            className="mt-1.5"
            aria-describedby={id}
            onClick={() => onReplace(colour, nearest)}
          >
            <span
              aria-hidden
              className="inline-block size-3.5 rounded-chip border border-line"
              style={{ backgroundColor: nearest }}
            />
            {t("press.use", { colour: nearest })}
          </Button>
        )}
      </span>
    </li>
  );
}
