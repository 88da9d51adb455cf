import type { Language } from "@holeshot/domain";

export interface StaffWords {
  readonly bar: string;
  readonly back: (number: string) => string;
  readonly design: string;
  readonly mark: string;
  readonly markHint: string;
  readonly markLayer: string;
  readonly place: (number: number) => string;
  readonly words: (number: number) => string;
  readonly rider: string;
  readonly remove: (number: number) => string;
  readonly removeShort: string;
  readonly removed: (number: number) => string;
  readonly undo: string;
  readonly done: string;
  readonly send: string;
  readonly sendText: string;
  readonly message: string;
  readonly places: string;
  readonly noPlaces: string;
  readonly changes: string;
  readonly noChanges: string;
  readonly emptyPlace: string;
  readonly notOrdered: string;
  readonly notNow: string;
  readonly notFound: string;
  readonly stale: string;
  readonly unsaved: string;
}

// They stand apart from the shop's words: a customer fetches none of them.
const words: Readonly<Record<Language, StaffWords>> = {
  en: {
    bar: "Check of an order",
    back: (number) => `Back to ${number}`,
    design: "Design",
    mark: "Mark a place",
    markHint: "Click on the cloth.",
    markLayer: "Mark the chosen layer",
    place: (number) => `Place ${number}`,
    words: (number) => `What about place ${number}?`,
    rider: "About",
    remove: (number) => `Remove place ${number}`,
    removeShort: "Remove",
    removed: (number) => `Place ${number} removed`,
    undo: "Undo",
    done: "Done",
    send: "Send as proof",
    sendText: "The customer sees the design as it is now beside what was ordered.",
    message: "To the customer",
    places: "Marked places",
    noPlaces: "None.",
    changes: "Changed in this design",
    noChanges: "Nothing: it is sent as it was ordered.",
    emptyPlace: "Write something at each marked place, or remove it.",
    notOrdered: "This product is not in the order.",
    notNow: "No proof can be sent now.",
    notFound: "This is not a copy of one of this order’s designs. Open it from the order.",
    stale: "Somebody else has changed the order. Look at it again, then send.",
    unsaved: "The design could not be saved, so nothing was sent.",
  },
  nl: {
    bar: "Controle van een bestelling",
    back: (number) => `Terug naar ${number}`,
    design: "Ontwerp",
    mark: "Plek aanwijzen",
    markHint: "Klik op de stof.",
    markLayer: "Gekozen laag aanwijzen",
    place: (number) => `Plek ${number}`,
    words: (number) => `Wat is er met plek ${number}?`,
    rider: "Gaat over",
    remove: (number) => `Plek ${number} weghalen`,
    removeShort: "Weghalen",
    removed: (number) => `Plek ${number} weggehaald`,
    undo: "Terugzetten",
    done: "Klaar",
    send: "Sturen als voorstel",
    sendText: "De klant ziet het ontwerp zoals het nu is naast wat besteld is.",
    message: "Aan de klant",
    places: "Aangewezen plekken",
    noPlaces: "Geen.",
    changes: "Gewijzigd in dit ontwerp",
    noChanges: "Niets: het gaat zoals het besteld is.",
    emptyPlace: "Schrijf iets bij elke aangewezen plek, of haal hem weg.",
    notOrdered: "Dit product zit niet in de bestelling.",
    notNow: "Er kan nu geen voorstel worden gestuurd.",
    notFound:
      "Dit is geen kopie van een ontwerp uit deze bestelling. Open het vanuit de bestelling.",
    stale: "Iemand anders heeft de bestelling gewijzigd. Kijk er nog eens naar en verstuur dan.",
    unsaved: "Het ontwerp kon niet worden opgeslagen; er is niets verstuurd.",
  },
  de: {
    bar: "Prüfung einer Bestellung",
    back: (number) => `Zurück zu ${number}`,
    design: "Entwurf",
    mark: "Stelle markieren",
    markHint: "Auf den Stoff klicken.",
    markLayer: "Gewählte Ebene markieren",
    place: (number) => `Stelle ${number}`,
    words: (number) => `Was ist an Stelle ${number}?`,
    rider: "Betrifft",
    remove: (number) => `Stelle ${number} entfernen`,
    removeShort: "Entfernen",
    removed: (number) => `Stelle ${number} entfernt`,
    undo: "Rückgängig",
    done: "Fertig",
    send: "Als Vorschlag senden",
    sendText: "Der Kunde sieht den Entwurf, wie er jetzt ist, neben dem bestellten.",
    message: "An den Kunden",
    places: "Markierte Stellen",
    noPlaces: "Keine.",
    changes: "Geändert in diesem Entwurf",
    noChanges: "Nichts: er wird gesendet, wie er bestellt wurde.",
    emptyPlace: "Schreib etwas zu jeder markierten Stelle oder entferne sie.",
    notOrdered: "Dieses Produkt ist nicht in der Bestellung.",
    notNow: "Gerade kann kein Vorschlag gesendet werden.",
    notFound: "Das ist keine Kopie eines Entwurfs dieser Bestellung. Öffne ihn aus der Bestellung.",
    stale:
      "Jemand anderes hat die Bestellung geändert. Sieh sie dir noch einmal an und sende dann.",
    unsaved: "Der Entwurf konnte nicht gespeichert werden; es wurde nichts gesendet.",
  },
  dk: {
    bar: "Kontrol af en ordre",
    back: (number) => `Tilbage til ${number}`,
    design: "Design",
    mark: "Marker et sted",
    markHint: "Klik på stoffet.",
    markLayer: "Marker det valgte lag",
    place: (number) => `Sted ${number}`,
    words: (number) => `Hvad er der med sted ${number}?`,
    rider: "Handler om",
    remove: (number) => `Fjern sted ${number}`,
    removeShort: "Fjern",
    removed: (number) => `Sted ${number} fjernet`,
    undo: "Fortryd",
    done: "Færdig",
    send: "Send som forslag",
    sendText: "Kunden ser designet, som det er nu, ved siden af det bestilte.",
    message: "Til kunden",
    places: "Markerede steder",
    noPlaces: "Ingen.",
    changes: "Ændret i dette design",
    noChanges: "Intet: det sendes, som det blev bestilt.",
    emptyPlace: "Skriv noget ved hvert markeret sted, eller fjern det.",
    notOrdered: "Dette produkt er ikke med i ordren.",
    notNow: "Der kan ikke sendes et forslag nu.",
    notFound: "Dette er ikke en kopi af et design fra ordren. Åbn det fra ordren.",
    stale: "En anden har ændret ordren. Se på den igen, og send så.",
    unsaved: "Designet kunne ikke gemmes, så intet blev sendt.",
  },
  fr: {
    bar: "Contrôle d’une commande",
    back: (number) => `Retour à ${number}`,
    design: "Création",
    mark: "Marquer un endroit",
    markHint: "Cliquez sur le tissu.",
    markLayer: "Marquer le calque choisi",
    place: (number) => `Endroit ${number}`,
    words: (number) => `Que dire de l’endroit ${number} ?`,
    rider: "Concerne",
    remove: (number) => `Retirer l’endroit ${number}`,
    removeShort: "Retirer",
    removed: (number) => `Endroit ${number} retiré`,
    undo: "Annuler",
    done: "Terminé",
    send: "Envoyer comme épreuve",
    sendText: "Le client voit la création telle qu’elle est, à côté de ce qui a été commandé.",
    message: "Au client",
    places: "Endroits marqués",
    noPlaces: "Aucun.",
    changes: "Modifié dans cette création",
    noChanges: "Rien : elle part telle qu’elle a été commandée.",
    emptyPlace: "Écrivez quelque chose à chaque endroit marqué, ou retirez-le.",
    notOrdered: "Ce produit n’est pas dans la commande.",
    notNow: "Aucune épreuve ne peut être envoyée maintenant.",
    notFound:
      "Ce n’est pas une copie d’une création de cette commande. Ouvrez-la depuis la commande.",
    stale: "Quelqu’un d’autre a modifié la commande. Regardez-la de nouveau, puis envoyez.",
    unsaved: "La création n’a pas pu être enregistrée ; rien n’a été envoyé.",
  },
};

/** The texts of staff's bar. */
export function staffWordsIn(language: Language): StaffWords {
  return words[language];
}
