import type { DesignDocument } from "@holeshot/design";
import type { ProductId, Side } from "@holeshot/domain";
import { useCallback, useState } from "react";
import type { EditorParts } from "../../../editor/model/editor-context.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { GarmentPicture } from "../../../parts/garment-picture/GarmentPicture.tsx";

interface VersionPictureProps {
  /** Dialogs stand outside the editor: what they draw with is handed to them. */
  parts: Pick<EditorParts, "assets" | "kits" | "groups">;
  document: DesignDocument;
  product: ProductId;
  side: Side;
  label: string;
  detail: string;
}

const PIXELS = 640;
const noOptions: Readonly<Record<string, string>> = {};

/** A version of the design as it is worn, in its own cut and fabric, with what it is called below. */
export function VersionPicture(props: VersionPictureProps) {
  const { parts, document, product, side, label, detail } = props;
  const t = useT();
  const [state, setState] = useState<"waiting" | "shown" | "failed">("waiting");
  const onShown = useCallback(() => setState("shown"), []);
  const onFailed = useCallback(() => setState("failed"), []);
  const tile = { waiting: "skeleton", shown: "tile-light", failed: "bg-fog" }[state];
  return (
    <figure className="min-w-0">
      <span role="img" aria-label={label} className={`relative block aspect-square ${tile}`}>
        <span className={state === "shown" ? "block size-full" : "invisible block size-full"}>
          <GarmentPicture
            stores={parts}
            document={document}
            product={product}
            side={side}
            rider={null}
            group={parts.groups[product] ?? "men"}
            options={document.products[product]?.properties ?? noOptions}
            pixels={PIXELS}
            fits
            onShown={onShown}
            onFailed={onFailed}
          />
        </span>
        {state === "failed" && (
          <span className="absolute inset-x-3 bottom-2.5 type-label text-mute">
            {t("picture.failed")}
          </span>
        )}
      </span>
      <figcaption className="mt-1.5">
        <span className="block type-small font-semibold">{label}</span>
        <span className="block type-label text-mute">{detail}</span>
      </figcaption>
    </figure>
  );
}
