/** Where the answers of sessions and the pictures that customers uploaded are kept. */
export const privateCaches = { answers: "own-answers", pictures: "own-pictures" } as const;
