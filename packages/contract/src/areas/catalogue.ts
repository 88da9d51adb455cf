import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { orElse } from "../or-else.ts";
import {
  amount,
  apiPath,
  country,
  hex,
  ids,
  pageOf,
  pageQuery,
  productId,
  side,
  uuid,
} from "../scalars.ts";
import { document } from "../document.ts";

/** A set in the list of what can be designed. */
export const configuratorSetSummary = z.strictObject({
  uuid,
  name: z.string(),
  summary: z.string(),
  /** The lowest price of the whole set. */
  from_price: amount,
  preview_url: apiPath,
  products: z.array(z.strictObject({ id: productId, name: z.string() })),
  /** The first kits to begin with, twelve at most; all of them are with the set. */
  kits: z.array(z.strictObject({ id: z.string(), name: z.string(), preview_url: apiPath })),
});

/** A choice. `price` is added to the product's own; `swatch` colours a fabric. */
export const propertyValue = z.strictObject({
  id: z.string(),
  name: z.string(),
  price: amount,
  /** Whether the shop's pictures show this choice; one that is made without being asked for is what they show. */
  pictured: z.boolean(),
  swatch: z.optional(hex),
});

/** A choice the customer makes per product, such as its size. */
export const property = z.strictObject({
  id: z.string(),
  name: z.string(),
  required: z.boolean(),
  values: z.array(propertyValue),
});

/** A product with its pieces, sides and choices. Prices in cents, VAT included. */
export const catalogueProduct = z.strictObject({
  id: productId,
  name: z.string(),
  price: amount,
  pieces: z.array(z.strictObject({ id: z.string(), name: z.string(), printed: z.boolean() })),
  sides: z.array(side),
  properties: z.array(property),
});

/** A recolourable area of a template. */
export const templateZone = z.strictObject({
  id: z.string(),
  name: z.string(),
  product: productId,
  kind: z.enum(["ink", "fabric"]),
});

/** What a colourway gives one of the template's own text layers; outlines from the inside outwards. */
export const letteringColours = z.strictObject({
  colour: hex,
  outlines: z.array(hex),
  shadow: z.nullable(hex),
});

/** Colours that suit a template: by product, by zone, and by product and layer for its own texts. */
export const colourway = z.strictObject({
  id: z.string(),
  name: z.string(),
  colours: z.record(z.string(), z.record(z.string(), hex)),
  texts: z.record(z.string(), z.record(z.string(), letteringColours)),
});

/** A kit to start from; `document` is a complete design. */
export const template = z.strictObject({
  id: z.string(),
  name: z.string(),
  preview_url: apiPath,
  /** Compiled drawing of all its products as immutable JSON: `{ template, art: { [product]: TemplateArt } }`. */
  art_url: apiPath,
  zones: z.array(templateZone),
  colourways: z.array(colourway),
  document,
});

/** Everything needed to design one set. */
export const configuratorSet = z.strictObject({
  uuid,
  name: z.string(),
  products: z.array(catalogueProduct),
  templates: z.array(template),
  /** How kits look, each with those of `templates` that it is said of. A kit may stand under several, or none. */
  styles: orElse(
    z.array(z.strictObject({ id: z.string(), name: z.string(), kits: z.array(z.string()) })),
    [],
  ),
  palette: z.array(z.strictObject({ hex, name: z.string() })),
  fonts: z.array(z.strictObject({ id: z.string(), name: z.string(), file_url: apiPath })),
  limits: z.strictObject({
    layers_per_product: z.int(),
    characters_per_text: z.int(),
    document_bytes: z.int(),
    upload_bytes: z.int(),
    upload_pixels: z.int(),
    quantity_min: z.int(),
    quantity_max: z.int(),
  }),
});

/** A way of delivery in a zone. `working_days` count from the end of production. */
export const zoneMethod = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The customer fetches the goods at the maker's. */
  pickup: z.boolean(),
  price: amount,
  /** Goods less discount from which it costs nothing; null without a threshold. */
  free_from: z.nullable(amount),
  /** Goods less discount from which it may be chosen; null when always. */
  available_from: z.nullable(amount),
  working_days: z.int(),
});

/** Who sells, at which rules of price, and how it is delivered: what a shop owner's files say. */
export const shopFacts = z.strictObject({
  maker: z.strictObject({
    name: z.string(),
    street: z.string(),
    house_number: z.string(),
    postcode: z.string(),
    city: z.string(),
    country,
    email: z.string(),
    phone: z.string(),
    /** When somebody answers the telephone, in words. */
    hours: z.string(),
    vat_id: z.string(),
    registration: z.string(),
  }),
  /** A break counts the pieces of one product over all designs in the cart; the highest that is reached holds. */
  quantity_breaks: z.array(z.strictObject({ from: z.int(), percent: z.number() })),
  manual_check: z.strictObject({ price: amount, free_from_pieces: z.int() }),
  production_working_days: z.int(),
  invoice_days: z.int(),
  /** The first zone that names a country counts; a country in none is not delivered to. */
  shipping_zones: z.array(
    z.strictObject({ countries: z.array(country), methods: z.array(zoneMethod) }),
  ),
  /** Places of those countries that are not delivered to all the same: `postcode` is a regular expression. */
  not_served: orElse(z.array(z.strictObject({ country, postcode: z.string() })), []),
});

/** `GET /api/configurator-sets` */
export const listConfiguratorSets = defineRoute({
  id: "listConfiguratorSets",
  auth: "none",
  summary: "What can be designed, the race kit first",
  query: z.object(pageQuery),
  answers: { 200: pageOf(configuratorSetSummary) },
  errors: [],
});

/** `GET /api/configurator-sets/{configuratorSetUuid}` */
export const getConfiguratorSet = defineRoute({
  id: "getConfiguratorSet",
  auth: "none",
  summary: "Everything needed to design one set",
  params: ids("configuratorSetUuid"),
  answers: { 200: configuratorSet },
  errors: [],
});

/** `GET /api/catalogue/countries` */
export const listCountries = defineRoute({
  id: "listCountries",
  auth: "none",
  summary: "All countries, translated and sorted by name",
  answers: {
    200: z.strictObject({
      data: z.array(z.strictObject({ code: country, name: z.string() })),
    }),
  },
  errors: [],
});

/** `GET /api/catalogue/shop` */
export const getShop = defineRoute({
  id: "getShop",
  auth: "none",
  summary: "Who sells, the rules of price, and the ways of delivery",
  answers: { 200: shopFacts },
  errors: [],
});

/** A screen's colour and what the shop's printer makes of it. */
const pressColour = z.strictObject({
  colour: hex,
  /** As it will look on cloth, as far as a screen can show it. */
  printed: hex,
  /** CIEDE2000 between the two. */
  difference: z.number(),
  /** The difference is not seen side by side. */
  printable: z.boolean(),
  /** The next colour that the printer keeps; null when it keeps this one, or none is known. */
  nearest: z.nullable(hex),
  /** Only an ink that glows has it. */
  fluorescent: z.boolean(),
});

/** `GET /api/catalogue/press-colours`: by the profile of the shop's printer, else by the rule for process inks. */
export const getPressColours = defineRoute({
  id: "getPressColours",
  auth: "none",
  summary: "How the shop's printer shows colours, and which it cannot",
  query: z.object({
    /** Six hexadecimal digits each, at most 64, with hyphens between. */
    colours: z.string().check(z.regex(/^[0-9a-f]{6}(?:-[0-9a-f]{6}){0,63}$/)),
  }),
  answers: {
    200: z.strictObject({
      /** The name of the printer's profile; null where none is configured and the rule counts. */
      profile: z.nullable(z.string()),
      colours: z.array(pressColour),
    }),
  },
  errors: [],
});

/**
 * Faces (`.ttf`), compiled drawings (`.json`), draped garments (`.glb`), previews and light (`.webp`); the name holds a
 * hash of the content. Only `cloth.json`, the list of draped garments, keeps its name.
 */
export const getCatalogueFile = defineRoute({
  id: "getCatalogueFile",
  auth: "none",
  summary:
    "A file named by another answer: a face, a compiled drawing, a draped garment or a preview",
  params: z.object({
    file: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,119}\.(?:ttf|json|glb|webp)$/)),
  }),
  query: z.object({
    /** Of a kit's or a set's picture: the width it is shown in, px. Others are as they are. */
    size: z.optional(
      z.coerce.number<number | string>().check(z.int(), z.minimum(16), z.maximum(2000)),
    ),
  }),
  answers: {
    200: {
      file: ["font/ttf", "application/json", "model/gltf-binary", "image/webp", "image/avif"],
    },
  },
  errors: [],
});
