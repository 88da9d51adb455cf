/** A finished jersey in the dark studio, close enough to see that it is cloth. Hidden below 900 px. */
export function EntryPicture() {
  return (
    <div aria-hidden className="stage-studio sticky top-0 hidden h-dvh overflow-hidden nav:block" />
  );
}
