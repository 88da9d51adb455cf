/** What a make's bikes wore in a span of model years; the first colour is the one that they are known by. */
export interface BikeLook {
  readonly from: number;
  readonly to: number;
  /** Most prominent first, as #rrggbb. */
  readonly colours: readonly string[];
}

export interface Make {
  /** The plain name, as a rider says it. */
  readonly name: string;
  readonly looks: readonly BikeLook[];
}

/** The latest model year that anybody rides. */
const now = 2027;

/** Plastics as they are known at the fence, no team's colours: a start, which the rider changes where it is wrong. */
export const makes: readonly Make[] = [
  { name: "Beta", looks: [{ from: 2005, to: now, colours: ["#d8161f", "#ffffff", "#17181b"] }] },
  {
    name: "Fantic",
    looks: [{ from: 2019, to: now, colours: ["#d8161f", "#ffffff", "#163f8c"] }],
  },
  {
    name: "GasGas",
    looks: [
      { from: 2005, to: 2020, colours: ["#d8161f", "#17181b", "#ffffff"] },
      { from: 2021, to: now, colours: ["#d5001c", "#ffffff"] },
    ],
  },
  { name: "Honda", looks: [{ from: 2005, to: now, colours: ["#dd1021", "#ffffff", "#17181b"] }] },
  {
    name: "Husqvarna",
    looks: [
      { from: 2005, to: 2013, colours: ["#ffffff", "#d8161f", "#17181b"] },
      { from: 2014, to: 2022, colours: ["#ffffff", "#14305f", "#e4e832"] },
      { from: 2023, to: now, colours: ["#ffffff", "#26292e", "#e4e832"] },
    ],
  },
  {
    name: "Kawasaki",
    looks: [{ from: 2005, to: now, colours: ["#3fa535", "#17181b", "#ffffff"] }],
  },
  { name: "KTM", looks: [{ from: 2005, to: now, colours: ["#f26a1b", "#17181b", "#ffffff"] }] },
  { name: "Sherco", looks: [{ from: 2010, to: now, colours: ["#1257b5", "#ffffff", "#17181b"] }] },
  { name: "Stark", looks: [{ from: 2022, to: now, colours: ["#c9cbcb", "#d8161f", "#17181b"] }] },
  { name: "Suzuki", looks: [{ from: 2005, to: now, colours: ["#f7d417", "#163f8c", "#17181b"] }] },
  { name: "TM", looks: [{ from: 2005, to: now, colours: ["#14479c", "#ffffff", "#17181b"] }] },
  { name: "Triumph", looks: [{ from: 2024, to: now, colours: ["#17181b", "#e4e832", "#ffffff"] }] },
  {
    name: "Yamaha",
    looks: [
      { from: 2005, to: 2017, colours: ["#173f9c", "#ffffff", "#17181b"] },
      { from: 2018, to: now, colours: ["#0f3fb0", "#17181b", "#ffffff"] },
    ],
  },
];
