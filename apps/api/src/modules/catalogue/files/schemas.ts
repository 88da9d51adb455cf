import { isCountryCode, productIds } from "@holeshot/domain";
import * as z from "zod/mini";
import { careSymbols } from "../care-symbols.ts";

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const inFive = (max: number) =>
  z.strictObject({ nl: text(max), en: text(max), de: text(max), dk: text(max), fr: text(max) });
const names = inFive(80);
const about = z.optional(z.string());
const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/));
const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const cents = z.int().check(z.minimum(0), z.maximum(10_000_000));
const percent = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01));
const country = z.string().check(z.refine(isCountryCode, "is no country"));
const productId = z.enum(productIds);
const group = z.enum(["men", "women", "youth"]);
const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The files of the catalogue, as a shop owner writes them. */
export const productFile = z.strictObject({
  id: productId,
  name: names,
  price: cents,
  properties: z.array(
    z.strictObject({
      id,
      name: names,
      required: z.boolean(),
      values: z
        .array(
          z.strictObject({
            id,
            /** A size is the same in every language and may be written once. */
            name: z.union([text(80), names]),
            price: z.optional(cents),
            group: z.optional(group),
          }),
        )
        .check(z.minLength(1)),
    }),
  ),
  pieces: z.record(z.string(), names),
});

export const setFile = z.strictObject({
  uuid: z
    .string()
    .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)),
  published: z.boolean(),
  order: z.int(),
  name: names,
  summary: inFive(300),
  products: z
    .array(
      z.strictObject({
        id: productId,
        price: cents,
        size_groups: z.array(group).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
  templates: z.array(id).check(z.minLength(1)),
  lettering: z.optional(z.number().check(z.gt(0), z.lte(1))),
});

export const paletteFile = z.strictObject({
  about,
  colours: z.array(z.strictObject({ hex, name: names })).check(z.minLength(1)),
});

export const stylesFile = z.strictObject({
  about,
  styles: z.array(z.strictObject({ id, name: names, kits: z.array(id) })),
});

export const fabricsFile = z.strictObject({
  about,
  colours: z.array(z.strictObject({ id, hex, name: names })).check(z.minLength(1)),
});

export const fontsFile = z.strictObject({
  about,
  fonts: z
    .array(
      z.strictObject({
        id,
        name: text(80),
        package: z.string().check(z.regex(/^@?[a-z0-9-]+(?:\/[a-z0-9-]+)?$/)),
        files: z
          .array(z.string().check(z.regex(/^[\w-]+(?:\/[\w-]+)*\.(?:ttf|woff2)$/)))
          .check(z.minLength(1)),
        variations: z.optional(z.record(z.string().check(z.regex(/^[\w ]{4}$/)), z.number())),
        licence: z.enum(["OFL-1.1", "Apache-2.0"]),
      }),
    )
    .check(z.minLength(1)),
});

export const shippingFile = z.strictObject({
  about,
  methods: z
    .array(z.strictObject({ id, name: names, pickup: z.optional(z.boolean()) }))
    .check(z.minLength(1)),
  carriers: z.optional(
    z.array(
      z.strictObject({
        id,
        name: z.string().check(z.minLength(1)),
        tracking: z.optional(z.string().check(z.regex(/^https:\/\/[^\s{]+\/.*\{number\}/))),
      }),
    ),
  ),
  zones: z.array(
    z.strictObject({
      countries: z.array(country).check(z.minLength(1)),
      methods: z.array(
        z.strictObject({
          id,
          price: cents,
          free_from: z.optional(cents),
          available_from: z.optional(cents),
          working_days: z.int().check(z.minimum(0), z.maximum(60)),
        }),
      ),
    }),
  ),
});

export const vatFile = z.strictObject({
  about,
  checked: date,
  source: z.string(),
  home: country,
  rates: z.array(z.strictObject({ country, percent, from: date })),
  outside: z.array(z.strictObject({ country, postcode: z.string() })),
});

export const countriesFile = z.strictObject({
  about,
  leave_out: z.array(country),
  names: z.record(country, names),
});

export const pricesFile = z.strictObject({
  about,
  quantity_breaks: z.array(z.strictObject({ from: z.int().check(z.minimum(1)), percent })),
  manual_check: z.strictObject({ price: cents, free_from_pieces: z.int().check(z.minimum(0)) }),
  production_working_days: z.int().check(z.minimum(0)),
  invoice_days: z.int().check(z.minimum(0)),
  invoice_limit_until_first_paid: cents,
});

export const makerFile = z.strictObject({
  about,
  name: z.string(),
  street: z.string(),
  house_number: z.string(),
  postcode: z.string(),
  city: z.string(),
  country,
  email: z.string(),
  phone: z.string(),
  hours: names,
  vat_id: z.string(),
  registration: z.string(),
  iban: z.string(),
});

const sewnInWords = (max: number) =>
  z
    .array(
      z.strictObject({
        /** Values of a property: the words are for garments with one of them alone. */
        when: z.optional(z.record(id, z.array(id).check(z.minLength(1)))),
        words: inFive(max),
      }),
    )
    .check(z.minLength(1));

export const careFile = z.strictObject({
  about,
  symbols: z.array(z.enum(careSymbols)),
  care: sewnInWords(600),
  composition: z.record(productId, sewnInWords(300)),
});

const ink = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9 _-]{0,30}$/));

export const printersFile = z.strictObject({
  about,
  printers: z
    .array(
      z.strictObject({
        id,
        colour: z.enum(["rgb", "cmyk"]),
        bleed: z.number().check(z.minimum(0), z.maximum(20)),
        inks: z.strictObject({
          cut: ink,
          hole: z._default(ink, "Hole"),
          seam: ink,
          notch: ink,
          grain: ink,
          placement: ink,
          label: ink,
        }),
        profile: z.optional(z.string().check(z.regex(/^[\w-]+\.icc$/))),
      }),
    )
    .check(z.minLength(1)),
});
