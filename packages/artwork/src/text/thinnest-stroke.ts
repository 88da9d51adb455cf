/** Thinnest outline that prints and sews cleanly, mm. */
export const thinnestStroke = 1;
