import type { Language } from "@holeshot/domain";

/** The words of the mail about a design that staff made for a customer. */
export interface StaffDesignTexts {
  readonly subject: (design: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly made: (design: string) => string;
  readonly yours: string;
  readonly action: string;
}

export const staffDesignTexts: Readonly<Record<Language, StaffDesignTexts>> = {
  nl: {
    subject: (design) => `We hebben een ontwerp voor je gemaakt: ${design}`,
    preview: "Bekijk het bij Mijn ontwerpen en maak het helemaal van jezelf.",
    heading: "Een ontwerp voor jou",
    greeting: (name) => `Hoi ${name},`,
    made: (design) => `Onze ontwerper heeft “${design}” voor je gemaakt.`,
    yours:
      "Het staat voor je klaar bij Mijn ontwerpen. Neem het over en wijzig wat je wilt; bestellen hoeft natuurlijk niet.",
    action: "Ontwerp bekijken",
  },
  en: {
    subject: (design) => `We have made a design for you: ${design}`,
    preview: "See it under My designs and make it your own.",
    heading: "A design for you",
    greeting: (name) => `Hi ${name},`,
    made: (design) => `Our designer has made “${design}” for you.`,
    yours:
      "It is waiting for you under My designs. Take it over and change whatever you like; there is no need to order.",
    action: "View design",
  },
  de: {
    subject: (design) => `Wir haben einen Entwurf für dich gemacht: ${design}`,
    preview: "Sieh ihn dir unter Meine Entwürfe an und mach ihn zu deinem.",
    heading: "Ein Entwurf für dich",
    greeting: (name) => `Hallo ${name},`,
    made: (design) => `unser Designteam hat „${design}“ für dich entworfen.`,
    yours:
      "Er liegt unter Meine Entwürfe für dich bereit. Übernimm ihn und ändere, was du willst; bestellen musst du nichts.",
    action: "Entwurf ansehen",
  },
  dk: {
    subject: (design) => `Vi har lavet et design til dig: ${design}`,
    preview: "Se det under Mine designs, og gør det til dit eget.",
    heading: "Et design til dig",
    greeting: (name) => `Hej ${name}`,
    made: (design) => `Vores designer har lavet »${design}« til dig.`,
    yours:
      "Det ligger klar til dig under Mine designs. Føj det til dine egne, og ret, hvad du vil; du behøver ikke at bestille.",
    action: "Se designet",
  },
  fr: {
    subject: (design) => `Une création rien que pour vous : ${design}`,
    preview: "Retrouvez-la dans Mes créations et faites-la vôtre.",
    heading: "Une création pour vous",
    greeting: (name) => `Bonjour ${name},`,
    made: (design) => `Notre graphiste a réalisé « ${design} » pour vous.`,
    yours:
      "Elle vous attend dans Mes créations. Ajoutez-la aux vôtres et modifiez ce que vous voulez ; rien ne vous oblige à commander.",
    action: "Voir la création",
  },
};
