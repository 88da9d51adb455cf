// How people write the headings and sizes of a riders' list in Dutch, English, German, Danish and French, folded:
// small letters without marks. Headings are compared without spaces, the other words one by one.

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Headings that stand for one thing, whole. */
export const headings = {
  /** What is printed wins over what somebody is called. */
  backName:
    list(`rugnaam naamoprug naamopderug naamopshirt naamophetshirt naamopdruk opdruk bedrukking
    backname nameonback nameonjersey nameonshirt nameontheback shirtname jerseyname print printname
    ruckenname nameaufrucken nameauftrikot trikotname aufdruck beflockung flock
    rygnavn navnparyg navnparyggen navnpatroje trojenavn tryk
    nomdos nomaudos nomdansledos nomsurledos nomsurlemaillot nommaillot flocage marquage`),
  name: list(`naam namen name names rijder rijders rijdersnaam rijdernaam naamrijder deelnemer deelnemers lid
    volledigenaam helenaam rider riders ridername ridersname nameofrider fullname driver drivername player
    fahrer fahrername fahrerin fahrerinnen nameundvorname namevorname vornamename teilnehmer mitglied
    navn navne korer korernavn rytter rytternavn deltager medlem fuldenavn
    nom noms pilote pilotes nomdupilote nompilote nometprenom nomprenom prenomnom prenometnom coureur
    participant membre`),
  first:
    list(`voornaam voornamen roepnaam firstname first forename givenname vorname vornamen rufname fornavn
    prenom prenoms`),
  infix: list("tussenvoegsel tussenvoegsels tussenv tv voorvoegsel infix namenszusatz particule"),
  last: list(`achternaam achternamen familienaam lastname last surname familyname nachname nachnamen familienname
    zuname efternavn nomdefamille`),
  number:
    list(`nummer nummers nr nrs no num number numbers startnummer startnummers startnr startno startnumber
    rugnummer wedstrijdnummer racenummer racenr racenumber raceno bib bibnumber plate platenumber
    ridernumber nummerplate nummershirt startnummern ruckennummer fahrernummer rennummer
    startnumre rygnummer lobsnummer korernummer
    numero numeros ndecourse numerodecourse numerodepilote numeropilote numerodeplaque plaque dossard n`),
  quantity:
    list(`aantal aantallen stuks stuk st quantity qty amount pieces pcs count anzahl menge stuck stucke stueck
    stueckzahl stuckzahl antal stk styk quantite qte nombre nb pieces`),
  cut: list(`pasvorm model fit cut geslacht gender sex geschlecht schnitt passform kon pasform coupe sexe genre
    damesheren herendames damesherenjeugd dameheer mv mw mf hf vm dh hd dhj menwomen womenmen manvrouw mannvrouw
    damenherren herrendamen hommefemme femmehomme herredame mandkvinde categoriemaat sizetype maattype doelgroep`),
  ignored:
    list(`leeftijd age alder alter geboortedatum geboortejaar birthday dateofbirth birthyear geburtsdatum
    jahrgang fodselsdato fodselsar datedenaissance naissance telefoon telefoonnummer tel phone mobile mobiel
    gsm telefon handy mobil telephone portable email mail emailadres emailaddress epost courriel adres address
    adresse postcode woonplaats plaats city ort stadt by ville land country pays team teams club vereniging verein
    klub klasse class klas classe category categorie kategorie opmerking opmerkingen notitie remark remarks
    notes note bemerkung bemerkungen bemaerkning bemaerkninger remarque remarques betaald paid bezahlt betalt paye
    prijs price preis pris prix bedrag totaal total summe ialt licentie licence license lizenz licens rij row
    zeile raekke ligne volgnummer id sponsor motor bike merk brand marke maerke marque`),
} as const;

/** The products by what people call them. */
export const products: Readonly<Record<string, readonly string[]>> = {
  jersey:
    list(`shirt shirts tshirt crossshirt mxshirt jersey jerseys trikot trikots crosstrikot hemd trui truien top
    tops oberteil maillot maillots troje trojer`),
  pants:
    list(`broek broeken crossbroek pants pant trousers hose hosen crosshose crosshosen pantalon pantalons bukser
    buks bukse buksen`),
  gloves: list(
    `handschoen handschoenen glove gloves handschuh handschuhe gant gants handske handsker hands`,
  ),
  "pit-shirt":
    list(`pitshirt pitshirts paddockshirt paddockshirts teamshirt teamshirts crewshirt fahrerlagershirt pittshirt
    pittshirts tshirtpaddock tshirtsdepaddock tshirtdepaddock`),
};

/** Things with sizes that are not made here: their columns are nobody's. */
export const otherWear =
  list(`schoen schoenen laars laarzen boot boots shoe shoes helm helmen helmet helmets jas jack
  jacket stiefel schuh schuhe helme jacke stovle stovler hjelm jakke botte bottes chaussure chaussures casque veste
  bodyprotector protector hoodie sweater pet cap`);

export const sizeWords =
  list(`maat maten mt size sizes sz grosse grossen groesse groessen gr storrelse storrelser str
  taille tailles confectiemaat konfektionsgrosse`);

/** How long a garment is for its size; in Dutch, how tall somebody is, too: what stands below tells. */
export const lengthWords =
  list(`lengte lengtes lengtemaat length lengths lange langen laenge laengen laengde laengder
  longueur longueurs`);

/** Lengths by what people call them, whichever of them a product comes in. */
export const lengths: Readonly<Record<string, readonly string[]>> = {
  regular:
    list(`normaal normale regular reg normal normale normales standaard standard std gewoon gewone middel medium
    moyen moyenne almindelig`),
  short: list(
    `kort korte korter short shorter kurz kurze kurzer korte kortere court courte courts courtes`,
  ),
  long: list(`lang lange langer long longer langere laengere longue longues longs tall`),
};

/** One letter is enough below a heading that asks for nothing else. */
export const lengthLetters: Readonly<Record<string, readonly string[]>> = {
  regular: list("n r m"),
  short: list("k s c"),
  long: list("l"),
};

/** A heading that can only be about the waist. */
export const waistHeadings = list(
  "taillemaat tailleomvang waist waistsize bundweite taljemal tourdetaille",
);

/** Words that change nothing in a heading. */
export const fillers =
  list(`de du des la le les van het der die das for fur til pour the per in eu cm inch of kleding
  clothing kleidung toj vetements kit set`);

export const groups = {
  women:
    list(`dames dame damen dam women womens woman wmn wms ladies lady ladys frauen frau femme femmes kvinder
    kvinde vrouw vrouwen female feminin weiblich`),
  men: list(`heren heer herenmaat men mens man mannen herren herre maend mand homme hommes unisex male mannlich
    masculin volwassen volwassenen adult adults erwachsene voksen voksne adulte`),
  youth:
    list(`jeugd kind kinder kinderen kids kid junior juniors jugend jugendlich youth yth born borne barn boys boy girls
    girl dreng drenge pige piger enfant enfants garcon garcons fille filles meisje meisjes jongen jongens`),
} as const;

/** One letter is enough where a column asks for nothing else; in front of a size most of them mean something else. */
export const groupLetters = {
  women: list("d v w f k"),
  men: list("h m u"),
  youth: list("j y"),
} as const;

export const years = list(
  "jr jaar jaren j y yr yrs year years yo jahre jahr ar ans an aar leeftijd age alter alder",
);

/** Whole sizes by name; what makes them larger goes before them. */
export const sizeNames: Readonly<Record<string, string>> = {
  small: "s",
  klein: "s",
  lille: "s",
  petit: "s",
  petite: "s",
  medium: "m",
  med: "m",
  middel: "m",
  mellem: "m",
  mittel: "m",
  moyen: "m",
  moyenne: "m",
  normal: "m",
  large: "l",
  groot: "l",
  gross: "l",
  stor: "l",
  grand: "l",
  grande: "l",
};

/** What people write where there is nothing to say. */
export const nothing = list(
  "- -- – — / n/a nvt n.v.t. geen none keine ingen aucun aucune nee no nein nej non",
);
