/** A line carries six files at a time: faces and drawings, which are many, let the code go first that draws with them. */
export const afterCode: RequestInit = { priority: "low" };
