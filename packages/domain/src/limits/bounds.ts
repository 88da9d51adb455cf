// Bounds that shop and server share. Lengths are characters, sizes bytes, times seconds.
// Constants one by one, so that a page carries those that it reads.

const mebibyte = 1024 * 1024;
const hour = 3600;
const day = 24 * hour;

export const bodyBytes = mebibyte;
export const uploadBytes = 20 * mebibyte;
export const uploadPixels = 80_000_000;
export const uploadSide = 12_000;
/** How many times as long as wide a picture may be. */
export const uploadRatio = 50;
export const passwordMin = 10;
export const passwordMax = 128;
export const secondFactorCodeMax = 40;
export const emailMax = 254;
export const personNameMax = 100;
export const phoneMax = 30;
export const designNameMax = 120;
export const groupNameMax = 80;
export const versionNameMax = 80;
/** Versions of a design that have a name, and those that are kept by themselves. */
export const namedVersions = 50;
export const keptVersions = 400;
export const versionsPage = 20;
export const versionsPageMax = 30;
export const documentBytes = 200 * 1024;
export const documentLayersPerProduct = 60;
export const textMax = 80;
export const riderNameMax = 80;
export const riderNumberMax = 4;
export const quantityMin = 1;
export const quantityMax = 500;
export const rowsPerProduct = 500;
export const selectionsPerRequest = 100;
export const itemsPerCart = 1000;
export const logoSearchMin = 2;
export const searchMax = 100;
export const discountCodeMax = 40;
export const discountUsesMax = 1_000_000;
export const discountAmountMax = 10_000_000;
export const messageMax = 4000;
export const addressLineMax = 120;
export const houseNumberMax = 20;
export const postcodeMax = 16;
export const companyMax = 160;
export const vatIdMax = 20;
export const idempotencyKeyMax = 200;
export const pageSize = 50;
export const pageSizeMax = 100;
/** Garments that are moved through the workshop in one go. */
export const unitsPerMove = 500;
export const trackingMax = 80;
export const trackingUrlMax = 500;
export const resetTokenSeconds = hour;
export const emailTokenSeconds = hour;
export const sessionIdleSeconds = 30 * day;
export const sessionSeconds = 90 * day;
export const staffSessionSeconds = 12 * hour;
export const staffIdleSeconds = hour;
export const unpaidOrderSeconds = 24 * hour;
/** From the order on. Longer than it may be paid: who paid in the last minute comes back to it. */
export const paymentLinkSeconds = 48 * hour;
/** From the order on: it is looked up by its link for as long as something may be wrong with what came. */
export const orderLinkSeconds = 365 * day;
/** Marked places of a proof, and the letters at one. */
export const pinsPerProof = 40;
export const pinTextMax = 500;
/** Of one act on a design that several have open. */
export const editsPerAct = 1000;
export const editorNameMax = 40;
/** Of one design, with their answers. */
export const commentsPerDesign = 300;
/** Who may have one design open at once. */
export const editorsPerDesign = 40;
/** A proof that is not answered is brought to mind so many days after it was sent. */
export const proofReminderDays = [3, 7] as const;
