import {
  Clipper64,
  ClipperOffset,
  ClipType,
  EndType,
  FillRule,
  JoinType,
  PathType,
} from "clipper2-ts";

/** What of the library is used; its short forms would bring twice the code along. */
export const clipper = {
  Clipper64,
  ClipperOffset,
  ClipType,
  EndType,
  FillRule,
  JoinType,
  PathType,
} as const;
