import lighter from "./entry.avif";
import jersey from "./entry.webp";

/** A finished jersey in the dark studio, close enough to see that it is cloth. Hidden below 900 px. */
export function EntryPicture() {
  return (
    <div aria-hidden className="stage-studio sticky top-0 hidden h-dvh overflow-hidden nav:block">
      {/* A source that only wide windows choose: a phone does not fetch what it does not show. */}
      <picture>
        <source media="(width >= 56.25rem)" type="image/avif" srcSet={lighter} />
        <source media="(width >= 56.25rem)" srcSet={jersey} />
        <img
          alt=""
          className="absolute top-1/2 left-1/2 h-[128%] w-[150%] max-w-none -translate-x-1/2 -translate-y-[46%] object-contain"
        />
      </picture>
    </div>
  );
}
