/** What a page of the version before does not know of today's answers, by place, and what comes of it. */
export const exceptions: Readonly<Record<string, string>> = {
  'documents[].kind may be "supplement"':
    "an order's page of then fails on a paper that it has no name for: one whose change was paid at the newer version. Pages since show it by a name",
  'problems[].code may be "lettering_missing_characters"':
    "a cart's page of then says of such a line that a choice is missing; its button opens the sheet with that rider in it, as it should",
  "getCatalogueFile 200 image/avif":
    "a page asks for files by the names it was built with, and none of those is one",
};
