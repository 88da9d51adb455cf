import lighter from "./entry.avif";
import riders from "./entry.webp";

/** Two riders in the dark, as on the shop's first page. Hidden below 768 px. */
export function EntryPicture() {
  return (
    <div aria-hidden className="stage-studio sticky top-0 hidden h-dvh overflow-hidden md:block">
      {/* A source that only wide windows choose: a phone does not fetch what it does not show. */}
      <picture>
        <source media="(width >= 48rem)" type="image/avif" srcSet={lighter} />
        <source media="(width >= 48rem)" srcSet={riders} />
        {/* Its middle is the rider in front, who is whole in a column as narrow as a tablet leaves. */}
        <img
          alt=""
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover object-[74%_0]"
        />
      </picture>
    </div>
  );
}
