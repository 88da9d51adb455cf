import type { DesignDocument } from "@holeshot/design";
import { useMemo, useState } from "react";
import { useEditor, useEditorState } from "../../../../editor/model/editor-context.ts";
import { GarmentPicture } from "../../../../parts/garment-picture/GarmentPicture.tsx";
import { useT } from "../../../../lib/i18n/language-store.ts";
import { useOpenDesign } from "../../design-context.ts";
import { inOtherColours } from "../colour/use-design-colours.ts";

interface ProofPictureProps {
  document: DesignDocument;
  colours: readonly { readonly colour: string; readonly printed: string }[];
}

const PIXELS = 540;
const noOptions: Readonly<Record<string, string>> = {};
const nothing = (): void => undefined;

/** The garment in sight in the colours that it will have on cloth. Pictures of pixels stay as they are: only the press knows what it makes of them. */
export function ProofPicture({ document, colours }: ProofPictureProps) {
  const t = useT();
  const { assets, kits, groups } = useEditor();
  const { set } = useOpenDesign();
  const [stores] = useState(() => ({ assets, kits }));
  const product = useEditorState((state) => state.product);
  const side = useEditorState((state) => state.side);
  const proof = useMemo(() => {
    const made = new Map(colours.map(({ colour, printed }) => [colour, printed]));
    return inOtherColours(document, set.templates, (colour) => made.get(colour) ?? colour);
  }, [document, colours, set]);
  return (
    <span
      role="img"
      aria-label={t("press.picture", { side: t(`side.${side}`) })}
      className="tile-light mt-2 block aspect-square"
    >
      <GarmentPicture
        {...{ stores, product, side }}
        document={proof}
        rider={null}
        group={groups[product] ?? "men"}
        options={document.products[product]?.properties ?? noOptions}
        pixels={PIXELS}
        fits
        onShown={nothing}
        onFailed={nothing}
      />
    </span>
  );
}
