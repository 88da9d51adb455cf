// Keys of the browser's storage (specification §9, design §7).
// Constants one by one, so that a page carries those that it reads.

export const accessToken = "access_token";
export const cartUuid = "cartUuid";
/** How many designs lay in the cart when it was last seen: what a page begins with. */
export const cartDesigns = "cart.designs";
export const language = "settings.language";
export const guestDesigns = "guestDesigns";
export const lastColours = "configurator.colours";
/** Whose the work is that this browser keeps: the customer who signed in last and has not logged out. */
export const account = "account";
/** The secret that this browser uploads with while nobody is signed in: who has it takes those images along. */
export const visitorKey = "visitor.key";
