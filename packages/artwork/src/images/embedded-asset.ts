import type { ImageSource } from "@holeshot/design";

/**
 * Name under which a scene asks for a pixel picture found inside a vector file. Files count their
 * pictures from 0, so the name carries the file's too.
 */
export function embeddedAsset(source: ImageSource, asset: string): string {
  return `${source.id}#${asset}`;
}
