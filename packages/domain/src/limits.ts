const mebibyte = 1024 * 1024;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Bounds that shop and server share. Lengths are characters, sizes bytes, times seconds. */
export const limits = {
  bodyBytes: mebibyte,
  uploadBytes: 20 * mebibyte,
  uploadPixels: 80_000_000,
  uploadSide: 12_000,
  /** How many times as long as wide a picture may be. */
  uploadRatio: 50,
  passwordMin: 10,
  passwordMax: 128,
  secondFactorCodeMax: 40,
  emailMax: 254,
  personNameMax: 100,
  phoneMax: 30,
  designNameMax: 120,
  groupNameMax: 80,
  versionNameMax: 80,
  /** Versions of a design that have a name, and those that are kept by themselves. */
  namedVersions: 50,
  keptVersions: 400,
  versionsPage: 20,
  versionsPageMax: 30,
  documentBytes: 200 * 1024,
  documentLayersPerProduct: 60,
  textMax: 80,
  riderNameMax: 80,
  riderNumberMax: 4,
  quantityMin: 1,
  quantityMax: 500,
  rowsPerProduct: 500,
  selectionsPerRequest: 100,
  itemsPerCart: 1000,
  logoSearchMin: 2,
  searchMax: 100,
  discountCodeMax: 40,
  discountUsesMax: 1_000_000,
  discountAmountMax: 10_000_000,
  messageMax: 4000,
  addressLineMax: 120,
  houseNumberMax: 20,
  postcodeMax: 16,
  companyMax: 160,
  vatIdMax: 20,
  idempotencyKeyMax: 200,
  pageSize: 50,
  pageSizeMax: 100,
  /** Garments that are moved through the workshop in one go. */
  unitsPerMove: 500,
  trackingMax: 80,
  trackingUrlMax: 500,
  resetTokenSeconds: hour,
  sessionIdleSeconds: 30 * day,
  sessionSeconds: 90 * day,
  staffSessionSeconds: 12 * hour,
  staffIdleSeconds: hour,
  unpaidOrderSeconds: 24 * hour,
  /** From the order on. Longer than it may be paid: who paid in the last minute comes back to it. */
  paymentLinkSeconds: 48 * hour,
  /** From the order on: it is looked up by its link for as long as something may be wrong with what came. */
  orderLinkSeconds: 365 * day,
  /** Marked places of a proof, and the letters at one. */
  pinsPerProof: 40,
  pinTextMax: 500,
  /** Of one act on a design that several have open. */
  editsPerAct: 1000,
  editorNameMax: 40,
  /** Of one design, with their answers. */
  commentsPerDesign: 300,
  /** Who may have one design open at once. */
  editorsPerDesign: 40,
  /** A proof that is not answered is brought to mind so many days after it was sent. */
  proofReminderDays: [3, 7],
} as const;

/** A number of acts allowed in a span of seconds. */
export interface RateLimit {
  readonly acts: number;
  readonly seconds: number;
}

/** How often an act may be tried. The first word names what is counted by. */
export const rateLimits = {
  signInFailuresPerAddressAndOrigin: { acts: 10, seconds: 15 * minute },
  signInFailuresPerOrigin: { acts: 100, seconds: 15 * minute },
  registrationPerOrigin: { acts: 20, seconds: hour },
  registrationPerAddress: { acts: 5, seconds: hour },
  resetPerOrigin: { acts: 20, seconds: hour },
  resetPerAddress: { acts: 5, seconds: hour },
  resetTokenFailuresPerOrigin: { acts: 20, seconds: hour },
  discountCodeFailuresPerCart: { acts: 20, seconds: hour },
  discountCodeFailuresPerOrigin: { acts: 60, seconds: hour },
  secondFactorFailuresPerAccount: { acts: 20, seconds: hour },
  uploadPerAccount: { acts: 120, seconds: hour },
  checkoutPerAccount: { acts: 60, seconds: hour },
  paymentChecksPerOrder: { acts: 30, seconds: 5 * minute },
  paymentPagesPerLink: { acts: 20, seconds: hour },
  paymentLinkFailuresPerOrigin: { acts: 30, seconds: hour },
  orderLinkFailuresPerOrigin: { acts: 30, seconds: hour },
  /** Of all who edit one design from one place, such as a club's house. */
  actsPerDesignAndOrigin: { acts: 6000, seconds: minute },
  commentsPerDesignAndOrigin: { acts: 120, seconds: 10 * minute },
  /** Models for the round and turns of pictures that have to be made: each takes a worker seconds. */
  roundFilesPerOrigin: { acts: 40, seconds: hour },
  unknownPaymentsPerOrigin: { acts: 60, seconds: hour },
} as const satisfies Record<string, RateLimit>;

/** Waiting times of the interface, in milliseconds (specification §9). */
export const timings = {
  toast: 3500,
  tooltipDelay: 350,
  tooltipSkipDelay: 300,
  cartPoll: 2000,
  /** Pictures of a design that are being made are looked for this often. */
  picturePoll: 2000,
  /** The page after a payment looks this often for its outcome, */
  outcomePoll: 2000,
  /** and has the provider asked this often. */
  outcomeAsk: 10_000,
  /** The desk looks this often where it is not told of changes. */
  deskPoll: 20_000,
  /** Changes that follow each other are shown together: a desk asks no oftener than this. */
  deskSettle: 2_000,
  /** Staff who touched nothing for so long are no longer told: an hour without use ends their session. */
  deskIdle: 3_300_000,
  /** The page of an order whose money is at a bank looks this often. */
  orderPoll: 5000,
} as const;

/** Keys of the browser's storage (specification §9, design §7). */
export const storageKeys = {
  accessToken: "access_token",
  cartUuid: "cartUuid",
  /** How many designs lay in the cart when it was last seen: what a page begins with. */
  cartDesigns: "cart.designs",
  language: "settings.language",
  guestDesigns: "guestDesigns",
  lastColours: "configurator.colours",
  /** Whose the work is that this browser keeps: the customer who signed in last and has not logged out. */
  account: "account",
} as const;
