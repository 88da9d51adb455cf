// The rules of a document bring a schema library with them: this module is asked for only when there
// is a document to judge.
export { parseDocument, restoreHistory } from "@holeshot/design";
