/** Number of the drafting rules. It rises when outlines change; ids, origins and edge names never change. */
export const patternNumber = 1;
