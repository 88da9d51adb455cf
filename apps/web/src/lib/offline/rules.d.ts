/** How an answer is kept on this device. */
export type Keeping = 
/** A page: always the server's; without a network this version's own empty page, which the code fills. */
"page"
/** Named by its content: asked for once. */
 | "forever"
/** The same of a picture that somebody uploaded: it goes when they sign out. */
 | "picture"
/** The same for everybody: the newest that could be had. */
 | "fresh"
/** Whoever is signed in: the newest that could be had, for that session alone. */
 | "own";
interface Asked {
    readonly method: string;
    readonly url: URL;
    /** Where the shop's pages are from. Calls may go to another place. */
    readonly origin: string;
    readonly navigates: boolean;
}
/** How the answer to a request is kept; null for what goes to the server and nowhere else. */
export declare function keepingOf({ method, url, origin, navigates }: Asked): Keeping | null;
export {};
