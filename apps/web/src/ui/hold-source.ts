/**
 * A picture that goes asks for no other. Chromium takes the place that `sizes="auto"` has lost for the whole window, and
 * would fetch the largest of every picture that a visitor leaves; only lazy pictures may be sized so.
 */
export function holdSource(picture: HTMLImageElement): () => void {
  if (picture.loading === "eager") picture.loading = "lazy";
  return () => {
    if (picture.complete && picture.currentSrc !== "") picture.loading = "eager";
  };
}
