import { cx } from "./cx.ts";

/** The exact shape of what comes; shown after 150 ms, so that quick answers do not flash. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx("skeleton block", className)} />;
}

export function SkeletonCard() {
  return (
    <span className="flex flex-col gap-2.5">
      <Skeleton className="aspect-square w-full" />
      <Skeleton className="h-3 w-[110px]" />
      <Skeleton className="h-2.5 w-[74px]" />
    </span>
  );
}
