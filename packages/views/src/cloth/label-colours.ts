/** The tape that is sewn into a top at the nape, and what is printed on it: pieces of a model that no pattern has. */
export const TAPE = "size_label";
export const PRINT = "size_label_print";

/** What they are made of, whatever fabrics a kit has. */
export const labelColours: Readonly<Record<string, string>> = {
  [TAPE]: "#f3f1ec",
  [PRINT]: "#202226",
};
