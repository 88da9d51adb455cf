import type { SceneItem } from "../scene.ts";

/** A PNG or JPEG found inside an SVG. The bytes are still the sender's: decode and re-encode before keeping them. */
export interface EmbeddedImage {
  /** Named by the `asset` of image items of the same vector image. */
  readonly asset: string;
  readonly mime: "image/png" | "image/jpeg";
  readonly width: number;
  readonly height: number;
  /** Standard base64 without white space. */
  readonly base64: string;
}

/**
 * A drawing rebuilt from an SVG: nothing but filled paths, gradients, clips and
 * embedded pictures, in user units from (0, 0) to (width, height), y down.
 * Items are the same as a scene's, so that placing one is a change of coordinates.
 */
export interface VectorImage {
  readonly width: number;
  readonly height: number;
  readonly items: readonly SceneItem[];
  readonly images: readonly EmbeddedImage[];
}

/** Why an SVG cannot be used at all; `doctype`: it brings declarations of its own, such as entities. */
export type SvgRefusal = "not_xml" | "not_svg" | "doctype" | "too_complex" | "empty";

/**
 * `dropped` names, once each and sorted, what the file asked for and the drawing does not show:
 * an element or attribute name (`text`, `filter`, `script`), or one of `event_handler`,
 * `external_reference`, `css_rule`, `group_opacity`, `out_of_range`, `unsupported_image`, `xml_stylesheet`.
 */
export type ReadSvgResult =
  | { readonly ok: true; readonly image: VectorImage; readonly dropped: readonly string[] }
  | { readonly ok: false; readonly reason: SvgRefusal };
