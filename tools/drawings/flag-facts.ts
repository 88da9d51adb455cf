/** What a state has set down of its flag, kept apart from how it is drawn here. */
export interface FlagFact {
  /** Height to width. */
  readonly ratio: readonly [height: number, width: number];
  /** Every colour on it. */
  readonly colours: readonly string[];
  /** What says so. Where a law names a colour in words or as an ink, its usual value on screens. */
  readonly source: string;
}

export const flagFacts: Readonly<Record<string, FlagFact>> = {
  ae: {
    ratio: [1, 2],
    colours: ["#009639", "#ffffff", "#000000", "#c8102e"],
    source: "Federal Law 2 of 1971; inks 355 C and 186 C",
  },
  am: {
    ratio: [1, 2],
    colours: ["#d90012", "#0033a0", "#f2a800"],
    source: "Law on the national flag, 15 June 2006",
  },
  at: {
    ratio: [2, 3],
    colours: ["#c8102e", "#ffffff"],
    source: "Wappengesetz 1984; red by the armed forces' sheet, ink 186 C",
  },
  au: {
    ratio: [1, 2],
    colours: ["#012169", "#ffffff", "#e4002b"],
    source: "Flags Act 1953, schedule 1; Prime Minister's department, inks 280 C and 185 C",
  },
  be: {
    ratio: [13, 15],
    colours: ["#000000", "#fdda25", "#ef3340"],
    source: "Decree of 23 January 1831 and custom; federal style, inks 115 C and 032 C",
  },
  bg: {
    ratio: [3, 5],
    colours: ["#ffffff", "#00966e", "#d62612"],
    source: "Law on the state seal and the national flag, 1998",
  },
  ch: {
    ratio: [1, 1],
    colours: ["#ff0000", "#ffffff"],
    source: "Wappenschutzgesetz 2013, SR 232.21, annex 2",
  },
  cl: {
    ratio: [2, 3],
    colours: ["#ffffff", "#da291c", "#0032a0"],
    source: "Decree 1534 of 1967; inks 485 C and 286 C",
  },
  co: {
    ratio: [2, 3],
    colours: ["#ffcd00", "#003087", "#c8102e"],
    source: "Law 12 of 1984, Decree 1967 of 1991; inks 116 C, 287 C, 186 C",
  },
  cz: { ratio: [2, 3], colours: ["#ffffff", "#d7141a", "#11457e"], source: "Act 3/1993, annex" },
  de: {
    ratio: [3, 5],
    colours: ["#000000", "#dd0000", "#ffcc00"],
    source: "Grundgesetz art. 22, order of 13 November 1996; usual values on screens",
  },
  dk: {
    ratio: [28, 37],
    colours: ["#c8102e", "#ffffff"],
    source: "Regulation of 11 July 1748 (arms 12 and 21 to a cross of 4); ink 186 C",
  },
  ee: {
    ratio: [7, 11],
    colours: ["#0072ce", "#000000", "#ffffff"],
    source: "Eesti lipu seadus 2005; ink 285 C",
  },
  es: {
    ratio: [2, 3],
    colours: ["#ad1519", "#fabd00"],
    source: "Law 39/1981 and Royal Decree 441/1981; flag without arms for citizens",
  },
  fi: {
    ratio: [11, 18],
    colours: ["#ffffff", "#002f6c"],
    source: "Act 380/1978 and Decree 827/1993; ink 294 C",
  },
  fr: {
    ratio: [2, 3],
    colours: ["#000091", "#ffffff", "#e1000f"],
    source: "Constitution art. 2; charter of the state's brand, 2020",
  },
  gb: {
    ratio: [1, 2],
    colours: ["#012169", "#ffffff", "#c8102e"],
    source: "College of Arms; flag guidelines of the Flag Institute, inks 280 C and 186 C",
  },
  gr: {
    ratio: [2, 3],
    colours: ["#0d5eaf", "#ffffff"],
    source: "Law 851/1978; the law names no shade, usual value on screens",
  },
  hu: {
    ratio: [1, 2],
    colours: ["#ce2939", "#ffffff", "#477050"],
    source: "Act CCII of 2011 and Decree 132/2000; inks 18-1660 and 18-6216 TPX",
  },
  id: { ratio: [2, 3], colours: ["#ff0000", "#ffffff"], source: "Law 24/2009, art. 4" },
  ie: {
    ratio: [1, 2],
    colours: ["#169b62", "#ffffff", "#ff883e"],
    source: "Department of the Taoiseach, The National Flag; inks 347 U and 151 U",
  },
  is: {
    ratio: [18, 25],
    colours: ["#02529c", "#ffffff", "#dc1e35"],
    source: "Law 34/1944 (7, 1, 2, 1, 14 by 7, 1, 2, 1, 7)",
  },
  it: {
    ratio: [2, 3],
    colours: ["#008c45", "#f4f5f0", "#cd212a"],
    source: "Constitution art. 12; Decree of 14 April 2006, art. 31",
  },
  jp: { ratio: [2, 3], colours: ["#ffffff", "#bc002d"], source: "Act 127 of 1999" },
  lt: {
    ratio: [3, 5],
    colours: ["#ffb81c", "#046a38", "#be3a34"],
    source: "Law I-1497 of 1991 as of 2004; inks 1235 C, 349 C, 180 C",
  },
  lu: {
    ratio: [3, 5],
    colours: ["#ef3340", "#ffffff", "#00a3e0"],
    source: "Law of 23 June 1972, regulation of 27 July 1993; inks 032 C and 299 C",
  },
  lv: {
    ratio: [1, 2],
    colours: ["#a4343a", "#ffffff"],
    source: "Latvijas valsts karoga likums 2009 (2 : 1 : 2); ink 1807 C",
  },
  mc: { ratio: [4, 5], colours: ["#ce1126", "#ffffff"], source: "Ordinance of 4 April 1881" },
  nl: {
    ratio: [2, 3],
    colours: ["#ad1d25", "#ffffff", "#1e4785"],
    source: "Decree of 19 February 1937; Ministry of Defence 1958, as values of today",
  },
  no: {
    ratio: [8, 11],
    colours: ["#ba0c2f", "#ffffff", "#00205b"],
    source:
      "Flaggloven of 10 December 1898 (6, 1, 2, 1, 12 by 6, 1, 2, 1, 6); inks 200 C and 281 C",
  },
  nz: {
    ratio: [1, 2],
    colours: ["#012169", "#ffffff", "#c8102e"],
    source: "Notice of 27 June 1902; Flags Act 1981; inks 280 C and 186 C",
  },
  pe: {
    ratio: [2, 3],
    colours: ["#d91023", "#ffffff"],
    source: "Decree-Law 11323 of 1950; civil flag without arms",
  },
  pl: {
    ratio: [5, 8],
    colours: ["#e9e8e7", "#d4213d"],
    source: "Act of 31 January 1980, annex: CIE values, D65",
  },
  ro: {
    ratio: [2, 3],
    colours: ["#002b7f", "#fcd116", "#ce1126"],
    source: "Law 75/1994; inks of the decree, on screens",
  },
  se: {
    ratio: [5, 8],
    colours: ["#006aa7", "#fecc02"],
    source: "Act 1982:269 (5, 2, 9 by 4, 2, 4), NCS 4055-R95B and 0580-Y10R",
  },
  th: {
    ratio: [2, 3],
    colours: ["#a51931", "#f4f5f8", "#2d2a4a"],
    source: "Flag Act 1979; standard of 2017 (1, 1, 2, 1, 1)",
  },
  tr: {
    ratio: [2, 3],
    colours: ["#e30a17", "#ffffff"],
    source: "Law 2893 of 1983 and its by-law, annex",
  },
  ua: {
    ratio: [2, 3],
    colours: ["#0057b7", "#ffd700"],
    source: "Decree 2137-XII of 1992; DSTU 4512:2006, inks 2935 C and Yellow 012 C",
  },
  us: {
    ratio: [10, 19],
    colours: ["#b31942", "#ffffff", "#0a3161"],
    source: "Executive Order 10834; colours by the Department of State",
  },
  za: {
    ratio: [2, 3],
    colours: ["#e03c31", "#001489", "#ffffff", "#007749", "#ffb81c", "#000000"],
    source: "Proclamation 93 of 1994; inks 179 C, Reflex Blue, 3415 C, 1235 C",
  },
};
