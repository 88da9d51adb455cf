/** Where the answers of sessions and the pictures that customers uploaded are kept. */
export declare const privateCaches: {
    readonly answers: "own-answers";
    readonly pictures: "own-pictures";
};
