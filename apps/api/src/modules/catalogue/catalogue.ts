import type { Names, Printer, Template } from "@holeshot/artwork";
import type { PriceList, ProductId, ShippingOffer, ShippingZone, VatRate } from "@holeshot/domain";
import type { CareSymbol } from "./care-symbols.ts";

export type SizeGroup = "men" | "women" | "youth";

export interface PropertyValue {
  readonly id: string;
  readonly name: Names;
  /** Cents added to the product's price. */
  readonly price: number;
}

export interface ProductProperty {
  readonly id: string;
  readonly name: Names;
  readonly required: boolean;
  readonly values: readonly PropertyValue[];
}

/** A product as one set sells it: its price there and the sizes of the set's groups. */
export interface SetProduct {
  readonly id: ProductId;
  readonly name: Names;
  /** Gross, in cents. */
  readonly price: number;
  readonly pieces: readonly {
    readonly id: string;
    readonly name: Names;
    readonly printed: boolean;
  }[];
  readonly properties: readonly ProductProperty[];
}

/** Something that can be designed and bought. */
export interface ConfiguratorSet {
  readonly uuid: string;
  readonly name: Names;
  readonly summary: Names;
  readonly products: readonly SetProduct[];
  /** The first is the one an empty design starts from. */
  readonly templates: readonly Template[];
  /** Share of a kit's own letter sizes that designs start with: smaller bodies carry smaller names. */
  readonly lettering: number;
}

/** A lettering face as `fonts.json` has it. */
export interface FontFace {
  readonly id: string;
  readonly name: string;
  readonly package: string;
  /** Parts of one face, in the package. */
  readonly files: readonly string[];
  readonly variations: Readonly<Record<string, number>>;
  readonly licence: string;
}

export interface Carrier {
  readonly id: string;
  readonly name: string;
  readonly tracking: string | null;
}

export interface ShippingCatalogue {
  readonly methods: readonly {
    readonly id: string;
    readonly name: Names;
    /** Fetched at the maker's: nothing is sent. */
    readonly pickup: boolean;
  }[];
  /** Who may carry a parcel; `tracking` is where one is followed, with `{number}` and more to fill in. */
  readonly carriers: readonly Carrier[];
  readonly zones: readonly ShippingZone<ZoneOffer>[];
}

/** A way of delivery in a zone, with the working days it takes once the goods are made. */
export interface ZoneOffer extends ShippingOffer {
  readonly workingDays: number;
}

export interface VatCatalogue {
  readonly rates: readonly VatRate[];
  /** Places of EU countries that lie outside its VAT area, by postcode. */
  readonly outside: readonly { readonly country: string; readonly postcode: RegExp }[];
}

/** What a label that is sewn in says, of garments with one of these values of a property alone where `when` names any. */
export interface SewnInWords {
  readonly when?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly words: Names;
}

export interface Maker {
  readonly name: string;
  readonly street: string;
  readonly house_number: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  /** When somebody answers the telephone. */
  readonly hours: Names;
  readonly vat_id: string;
  readonly registration: string;
  readonly iban: string;
}

/** A print shop, with the ICC file of its press when there is one in the catalogue. */
export interface ShopPrinter extends Printer {
  readonly profile?: string;
}

/** Everything the shop sells, checked. Money is gross cents. */
export interface Catalogue {
  /** Published sets in the order they are shown. */
  readonly sets: readonly ConfiguratorSet[];
  readonly set: (uuid: string) => ConfiguratorSet | undefined;
  readonly template: (id: string) => Template | undefined;
  readonly templates: readonly Template[];
  readonly fonts: readonly FontFace[];
  readonly palette: readonly { readonly hex: string; readonly name: Names }[];
  /** How kits look, for who does not know their names. */
  readonly styles: readonly {
    readonly id: string;
    readonly name: Names;
    readonly kits: readonly string[];
  }[];
  readonly fabrics: readonly { readonly id: string; readonly hex: string; readonly name: Names }[];
  readonly shipping: ShippingCatalogue;
  readonly vat: VatCatalogue;
  /** What every product and property value costs in every set, for `priceCart`. */
  readonly prices: PriceList;
  readonly breaks: readonly { readonly from: number; readonly percent: number }[];
  readonly manualCheck: { readonly price: number; readonly freeFromPieces: number };
  readonly productionWorkingDays: number;
  readonly invoiceDays: number;
  /** Cents an account may owe on invoice in all until its first invoice is paid. */
  readonly invoiceLimit: number;
  /** Country code to its own name, where the shop has one. */
  readonly countryNames: Readonly<Record<string, Names>>;
  readonly countriesLeftOut: ReadonlySet<string>;
  readonly maker: Maker;
  /** Print shops; the first is used unless another is named. */
  readonly printers: readonly ShopPrinter[];
  readonly care: {
    readonly symbols: readonly CareSymbol[];
    readonly care: readonly SewnInWords[];
    readonly composition: Readonly<Record<ProductId, readonly SewnInWords[]>>;
  };
}
