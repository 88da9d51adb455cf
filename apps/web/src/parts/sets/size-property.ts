/** The property that every product is ordered by. */
export const sizeProperty = "size";
