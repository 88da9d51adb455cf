/** How a list that comes in pages begins and goes on, for `useInfiniteQuery`. */
export const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { readonly next_cursor: string | null }): string | null =>
    page.next_cursor,
};

/** The part of a query that asks for the page after another; the first needs none. */
export function after(cursor: string | null): { readonly cursor?: string } {
  return cursor === null ? {} : { cursor };
}
