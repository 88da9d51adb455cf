import type { DesignDocument } from "@holeshot/design";
import { isProductId, type ProductId, type Side, sides } from "@holeshot/domain";
import type { PictureAddresses } from "./pictures/picture-address.ts";
import type { ViewedAs } from "./policy.ts";
import type { DesignRow, DesignSummaryRow } from "./reader.ts";

/** A design as its reader may see it: every field that leaves is listed here. */
export function presentDesign(row: DesignRow, viewed: ViewedAs) {
  return {
    uuid: row.id,
    configuratorSetUuid: row.set_id,
    name: row.name,
    group_id: viewed === "visitor" ? null : row.group_id,
    // Only checked documents are ever stored.
    document: JSON.parse(row.document) as DesignDocument,
    version: row.version,
    made_by: madeBy(row),
    viewed_as: viewed,
    together: viewed === "owner" && row.together_link !== null,
    shared: viewed === "owner" && row.share_hash !== null,
    has_pixel_images: row.has_pixel_images,
    hasThumbnail: hasThumbnail(row.picture_state),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A design in a list of its owner's, or in one that staff look through. */
export function presentSummary(
  row: DesignSummaryRow,
  viewed: Exclude<ViewedAs, "visitor">,
  addressOf: PictureAddresses,
  now: Date,
) {
  const cover = hasThumbnail(row.picture_state) === true ? coverParts(row.cover) : null;
  const ref = cover && { designId: row.id, documentHash: row.document_hash, ...cover };
  return {
    uuid: row.id,
    configuratorSetUuid: row.set_id,
    name: row.name,
    group_id: row.group_id,
    version: row.version,
    made_by: madeBy(row),
    has_pixel_images: row.has_pixel_images,
    hasThumbnail: hasThumbnail(row.picture_state),
    preview_url: ref && addressOf(ref, now),
    shared: viewed === "owner" && row.shared,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** null while being drawn, false when that failed for good. */
export function hasThumbnail(state: string | null): boolean | null {
  if (state === "done") return true;
  return state === "failed" ? false : null;
}

function madeBy(row: { readonly made_by: string }): "customer" | "staff" {
  return row.made_by === "staff" ? "staff" : "customer";
}

/** Null for a product that the shop no longer has. */
function coverParts(cover: string): { readonly product: ProductId; readonly side: Side } | null {
  const [product, side] = cover.split("/");
  if (!isProductId(product)) return null;
  return { product, side: sides.find((each) => each === side) ?? "front" };
}
