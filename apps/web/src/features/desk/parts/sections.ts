import type { Permission } from "@holeshot/domain";
import type { DeskKey } from "../use-words.ts";

/** In the order of how often they are needed. */
export const sections: readonly { id: string; word: DeskKey; may: Permission }[] = [
  { id: "production", word: "nav.production", may: "orders.read_any" },
  { id: "lots", word: "lots.title", may: "packs.make" },
  { id: "customers", word: "customers.title", may: "customers.read" },
  { id: "cases", word: "cases.title", may: "payments.read" },
  { id: "discounts", word: "discounts.title", may: "discounts.read" },
  { id: "numbers", word: "numbers.title", may: "numbers.read" },
  { id: "catalogue", word: "catalogue.title", may: "catalogue.read" },
  { id: "people", word: "nav.people", may: "people.change" },
  { id: "log", word: "nav.log", may: "log.read" },
];
