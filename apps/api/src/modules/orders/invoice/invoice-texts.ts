import type { Language } from "@holeshot/domain";

/** The words of an invoice and of its credit note. */
export interface InvoiceTexts {
  readonly invoice: string;
  readonly creditNote: string;
  readonly creditNumber: string;
  readonly creditDate: string;
  readonly number: string;
  readonly date: string;
  readonly amended: string;
  readonly order: string;
  readonly supplied: string;
  readonly billTo: string;
  readonly shipTo: string;
  readonly vatId: string;
  readonly registration: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitNet: string;
  readonly unit: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly discount: string;
  readonly manualCheck: string;
  readonly total: string;
  readonly taxable: (percent: string) => string;
  readonly vat: (percent: string) => string;
  readonly reverseCharge: string;
  readonly export: string;
  readonly paid: string;
  /** Said by an invoice on which an address changed after it was issued. */
  readonly amends: (number: string, issued: string) => string;
  readonly credits: (number: string) => string;
  readonly creditsPart: (number: string, amount: string) => string;
  /** Said by the invoice of a change that cost more. */
  readonly supplements: (number: string) => string;
  /** A row that names an amount and no goods. */
  readonly creditedPart: string;
  readonly payable: (amount: string, date: string, iban: string, number: string) => string;
  /** Above who wears what. */
  readonly roster: string;
  readonly rider: string;
  readonly choices: string;
  /** Below a row whose riders stand on the roster. */
  readonly seeRoster: string;
  readonly noRider: string;
  readonly page: (page: number, pages: number) => string;
}

export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = {
  nl: {
    invoice: "Factuur",
    creditNote: "Creditnota",
    creditNumber: "Creditnotanummer",
    creditDate: "Creditnotadatum",
    number: "Factuurnummer",
    date: "Factuurdatum",
    amended: "Adres gewijzigd",
    order: "Bestelling",
    supplied: "Besteldatum",
    billTo: "Factuuradres",
    shipTo: "Bezorgadres",
    vatId: "Btw-nummer",
    registration: "KvK-nummer",
    description: "Omschrijving",
    quantity: "Aantal",
    unitNet: "Stuk excl. btw",
    unit: "Per stuk",
    amount: "Bedrag",
    subtotal: "Subtotaal",
    discount: "Korting",
    manualCheck: "Handmatige controle",
    total: "Totaal",
    taxable: (percent) => `Grondslag btw ${percent} %`,
    vat: (percent) => `Btw ${percent} %`,
    reverseCharge:
      "Btw verlegd. Intracommunautaire levering, artikel 138 van Richtlijn 2006/112/EG.",
    export: "Uitvoer buiten de EU, vrij van btw, artikel 146 van Richtlijn 2006/112/EG.",
    paid: "Dit bedrag is voldaan. Hartelijk dank.",
    amends: (number, issued) =>
      `Dit is factuur ${number} van ${issued} met een gewijzigd adres; bedragen en nummer zijn gelijk gebleven.`,
    creditsPart: (number, amount) =>
      `Met deze creditnota wordt ${amount} van factuur ${number} teruggenomen.`,
    supplements: (number) =>
      `Aanvulling op factuur ${number}: een regel is na de bestelling gewijzigd en kost meer.`,
    creditedPart: "Gedeeltelijke creditering",
    credits: (number) =>
      `Met deze creditnota vervalt factuur ${number} volledig; er is niets meer te betalen.`,
    payable: (amount, date, iban, number) =>
      `Graag ${amount} voor ${date} overmaken naar ${iban} onder vermelding van ${number}.`,
    roster: "Rijders en maten",
    rider: "Rijder",
    choices: "Maat en keuzes",
    seeRoster: "Rijders: zie de lijst hierna.",
    noRider: "zonder naam",
    page: (page, pages) => `Pagina ${page} van ${pages}`,
  },
  en: {
    invoice: "Invoice",
    creditNote: "Credit note",
    creditNumber: "Credit note number",
    creditDate: "Credit note date",
    number: "Invoice number",
    date: "Invoice date",
    amended: "Address changed",
    order: "Order",
    supplied: "Order date",
    billTo: "Billed to",
    shipTo: "Delivered to",
    vatId: "VAT number",
    registration: "Company number",
    description: "Description",
    quantity: "Quantity",
    unitNet: "Unit excl. VAT",
    unit: "Unit price",
    amount: "Amount",
    subtotal: "Subtotal",
    discount: "Discount",
    manualCheck: "Manual check",
    total: "Total",
    taxable: (percent) => `Taxable amount at ${percent}%`,
    vat: (percent) => `VAT ${percent}%`,
    reverseCharge: "Reverse charge. Intra-Community supply, article 138 of Directive 2006/112/EC.",
    export: "Export outside the EU, exempt from VAT, article 146 of Directive 2006/112/EC.",
    paid: "This amount has been paid. Thank you.",
    amends: (number, issued) =>
      `This is invoice ${number} of ${issued} with a changed address; amounts and number are the same.`,
    creditsPart: (number, amount) => `This credit note takes back ${amount} of invoice ${number}.`,
    supplements: (number) =>
      `In addition to invoice ${number}: a line was changed after the order and costs more.`,
    creditedPart: "Partial credit",
    credits: (number) =>
      `This credit note cancels invoice ${number} in full; nothing remains to be paid.`,
    payable: (amount, date, iban, number) =>
      `Please transfer ${amount} by ${date} to ${iban}, quoting ${number}.`,
    roster: "Riders and sizes",
    rider: "Rider",
    choices: "Size and choices",
    seeRoster: "Riders: see the list that follows.",
    noRider: "without a name",
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  de: {
    invoice: "Rechnung",
    creditNote: "Rechnungskorrektur",
    creditNumber: "Nummer der Korrektur",
    creditDate: "Datum",
    number: "Rechnungsnummer",
    date: "Rechnungsdatum",
    amended: "Adresse geändert",
    order: "Bestellung",
    supplied: "Bestelldatum",
    billTo: "Rechnungsadresse",
    shipTo: "Lieferadresse",
    vatId: "USt-IdNr.",
    registration: "Handelsregisternummer",
    description: "Beschreibung",
    quantity: "Menge",
    unitNet: "Stück o. MwSt.",
    unit: "Stückpreis",
    amount: "Betrag",
    subtotal: "Zwischensumme",
    discount: "Rabatt",
    manualCheck: "Manuelle Prüfung",
    total: "Gesamtbetrag",
    taxable: (percent) => `Nettobetrag zu ${percent} %`,
    vat: (percent) => `MwSt. ${percent} %`,
    reverseCharge:
      "Steuerschuldnerschaft des Leistungsempfängers. Innergemeinschaftliche Lieferung, Artikel 138 der Richtlinie 2006/112/EG.",
    export: "Ausfuhr außerhalb der EU, steuerfrei, Artikel 146 der Richtlinie 2006/112/EG.",
    paid: "Dieser Betrag ist bezahlt. Vielen Dank.",
    amends: (number, issued) =>
      `Dies ist die Rechnung ${number} vom ${issued} mit geänderter Adresse; Beträge und Nummer sind gleich geblieben.`,
    creditsPart: (number, amount) =>
      `Mit dieser Gutschrift werden ${amount} der Rechnung ${number} zurückgenommen.`,
    supplements: (number) =>
      `Ergänzung zur Rechnung ${number}: eine Zeile wurde nach der Bestellung geändert und kostet mehr.`,
    creditedPart: "Teilgutschrift",
    credits: (number) =>
      `Diese Rechnungskorrektur hebt die Rechnung ${number} vollständig auf; es ist nichts mehr zu zahlen.`,
    payable: (amount, date, iban, number) =>
      `Bitte überweise ${amount} bis zum ${date} auf ${iban} mit dem Verwendungszweck ${number}.`,
    roster: "Fahrer und Größen",
    rider: "Fahrer",
    choices: "Größe und Auswahl",
    seeRoster: "Fahrer: siehe die folgende Liste.",
    noRider: "ohne Namen",
    page: (page, pages) => `Seite ${page} von ${pages}`,
  },
  dk: {
    invoice: "Faktura",
    creditNote: "Kreditnota",
    creditNumber: "Kreditnotanummer",
    creditDate: "Kreditnotadato",
    number: "Fakturanummer",
    date: "Fakturadato",
    amended: "Adresse ændret",
    order: "Ordre",
    supplied: "Ordredato",
    billTo: "Faktureringsadresse",
    shipTo: "Leveringsadresse",
    vatId: "Momsnummer",
    registration: "Selskabsnummer",
    description: "Beskrivelse",
    quantity: "Antal",
    unitNet: "Stk. ekskl. moms",
    unit: "Stykpris",
    amount: "Beløb",
    subtotal: "Subtotal",
    discount: "Rabat",
    manualCheck: "Manuel kontrol",
    total: "I alt",
    taxable: (percent) => `Momsgrundlag ${percent} %`,
    vat: (percent) => `Moms ${percent} %`,
    reverseCharge:
      "Omvendt betalingspligt. Levering inden for EU, artikel 138 i direktiv 2006/112/EF.",
    export: "Eksport uden for EU, momsfri, artikel 146 i direktiv 2006/112/EF.",
    paid: "Beløbet er betalt. Mange tak.",
    amends: (number, issued) =>
      `Dette er faktura ${number} af ${issued} med ændret adresse; beløb og nummer er de samme.`,
    creditsPart: (number, amount) =>
      `Med denne kreditnota tilbageføres ${amount} af faktura ${number}.`,
    supplements: (number) =>
      `Tillæg til faktura ${number}: en linje blev ændret efter bestillingen og koster mere.`,
    creditedPart: "Delvis kreditering",
    credits: (number) =>
      `Denne kreditnota ophæver faktura ${number} fuldt ud; der er intet mere at betale.`,
    payable: (amount, date, iban, number) =>
      `Overfør venligst ${amount} senest ${date} til ${iban} med angivelse af ${number}.`,
    roster: "Kørere og størrelser",
    rider: "Kører",
    choices: "Størrelse og valg",
    seeRoster: "Kørere: se listen bagefter.",
    noRider: "uden navn",
    page: (page, pages) => `Side ${page} af ${pages}`,
  },
  fr: {
    invoice: "Facture",
    creditNote: "Avoir",
    creditNumber: "Numéro d’avoir",
    creditDate: "Date de l’avoir",
    number: "Numéro de facture",
    date: "Date de facture",
    amended: "Adresse modifiée",
    order: "Commande",
    supplied: "Date de commande",
    billTo: "Adresse de facturation",
    shipTo: "Adresse de livraison",
    vatId: "N° de TVA",
    registration: "N° d’entreprise",
    description: "Désignation",
    quantity: "Quantité",
    unitNet: "Prix unit. HT",
    unit: "Prix unit.",
    amount: "Montant",
    subtotal: "Sous-total",
    discount: "Remise",
    manualCheck: "Contrôle manuel",
    total: "Total",
    taxable: (percent) => `Base TVA ${percent} %`,
    vat: (percent) => `TVA ${percent} %`,
    reverseCharge:
      "Autoliquidation. Livraison intracommunautaire, article 138 de la directive 2006/112/CE.",
    export: "Exportation hors UE, exonérée de TVA, article 146 de la directive 2006/112/CE.",
    paid: "Ce montant a été réglé. Merci.",
    amends: (number, issued) =>
      `Ceci est la facture ${number} du ${issued} avec une adresse modifiée ; montants et numéro restent les mêmes.`,
    creditsPart: (number, amount) => `Cet avoir annule ${amount} de la facture ${number}.`,
    supplements: (number) =>
      `Complément à la facture ${number} : une ligne a été modifiée après la commande et coûte davantage.`,
    creditedPart: "Avoir partiel",
    credits: (number) =>
      `Cet avoir annule intégralement la facture ${number} ; aucun montant ne reste dû.`,
    payable: (amount, date, iban, number) =>
      `Merci de virer ${amount} avant le ${date} sur ${iban} en indiquant ${number}.`,
    roster: "Pilotes et tailles",
    rider: "Pilote",
    choices: "Taille et options",
    seeRoster: "Pilotes : voir la liste ci-après.",
    noRider: "sans nom",
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
};
