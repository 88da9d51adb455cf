// What composers on processors and on graphics cards have in common. Nothing else stands here: editors load it first.

/** The inner face is the fabric's colour, a little darker: no print, and rougher. */
export const innerShare = 0.55;
/** Light up to which colours are shown as they are; above it they near 1 ever more slowly. */
export const knee = 0.8;
/** Across a seam or a fold millimetres jump: from one pixel of a table to the next they go on no further than this. */
export const nearFold = 12;
/** A pixel that shows more of the artwork's pixels than this in a row is read so many times more, `mostReads` times at most. */
export const readEvery = 1.75;
export const mostReads = 8;
/** Reads of a pixel lie evenly across, and down by this share of it further each, from its end on at its beginning. */
export const spread = 0.618034;
