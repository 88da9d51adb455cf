import type { CountryCode, Language } from "@holeshot/domain";

/** A made-up customer of the demonstration shop. No such address can receive mail. */
export interface DemoRider {
  readonly first: string;
  readonly last: string;
  readonly language: Language;
  readonly number: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: CountryCode;
  readonly phone: string;
  /** How their design is called. */
  readonly design: string;
}

export const demoRiders: readonly DemoRider[] = [
  {
    first: "Sanne",
    last: "de Vries",
    language: "nl",
    number: "27",
    street: "Circuitlaan",
    postcode: "5721 XS",
    city: "Asten",
    country: "nl",
    phone: "+31 6 12345601",
    design: "Asten zondag",
  },
  {
    first: "Jurre",
    last: "Bakker",
    language: "nl",
    number: "313",
    street: "Zandpad",
    postcode: "9561 AA",
    city: "Ter Apel",
    country: "nl",
    phone: "+31 6 12345602",
    design: "Zandkoning",
  },
  {
    first: "Lena",
    last: "Huber",
    language: "de",
    number: "8",
    street: "Talkesselweg",
    postcode: "06528",
    city: "Teutschenthal",
    country: "de",
    phone: "+49 170 1234503",
    design: "Talkessel",
  },
  {
    first: "Matteo",
    last: "Keller",
    language: "de",
    number: "44",
    street: "Rennbahnstrasse",
    postcode: "4058",
    city: "Basel",
    country: "ch",
    phone: "+41 79 1234504",
    design: "Nachtschicht",
  },
  {
    first: "Freja",
    last: "Nygaard",
    language: "dk",
    number: "119",
    street: "Banevej",
    postcode: "8600",
    city: "Silkeborg",
    country: "dk",
    phone: "+45 20 12 34 05",
    design: "Nordlys",
  },
  {
    first: "Hugo",
    last: "Lambert",
    language: "fr",
    number: "5",
    street: "Rue du Terril",
    postcode: "4000",
    city: "Liège",
    country: "be",
    phone: "+32 470 12 34 06",
    design: "Terre rouge",
  },
  {
    first: "Chloé",
    last: "Moreau",
    language: "fr",
    number: "71",
    street: "Chemin de la Butte",
    postcode: "87000",
    city: "Limoges",
    country: "fr",
    phone: "+33 6 12 34 56 07",
    design: "Plein gaz",
  },
  {
    first: "Owen",
    last: "Byrne",
    language: "en",
    number: "902",
    street: "Quarry Road",
    postcode: "D02 X285",
    city: "Dublin",
    country: "ie",
    phone: "+353 85 123 4508",
    design: "Mud season",
  },
];
