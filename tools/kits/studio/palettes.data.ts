import type { Palette } from "./kit.ts";

const palette = (
  id: string,
  name: string,
  ...c: readonly [string, string, string, string, string, string]
): Palette => ({
  id,
  name,
  ink: c[0],
  paper: c[1],
  main: c[2],
  deep: c[3],
  second: c[4],
  accent: c[5],
});

/** Ink, paper, main, deep, second, accent: dark and light first, then what the kit is seen by. */
export const palettes: readonly Palette[] = [
  palette("ember", "Ember", "#15161a", "#f5f3ee", "#ff5412", "#2b2d34", "#ffb000", "#f5f3ee"),
  palette("fjord", "Fjord", "#0c1a33", "#f3f5f7", "#0d5bd1", "#12305f", "#27b7e8", "#ffd21f"),
  palette("signal", "Signal", "#17181b", "#f5f4f0", "#d81e2c", "#34363c", "#ff6a3d", "#f5f4f0"),
  palette("venom", "Venom", "#12181a", "#f2f5ee", "#43b02a", "#203a2c", "#c6e436", "#f2f5ee"),
  palette("sunday", "Sunday", "#1b2a52", "#fbf4e1", "#ffcb05", "#2f4b8f", "#f08a00", "#e5392b"),
  palette("glacier", "Glacier", "#1a2530", "#f4f7f9", "#8fd3e8", "#34576e", "#d9e4ea", "#ff5a36"),
  palette("merlot", "Merlot", "#2a0f1b", "#faf1ec", "#a3173f", "#5a1730", "#f0b7a4", "#f5c24a"),
  palette("orchid", "Orchid", "#221536", "#f8f3fb", "#b13ac9", "#4a2a77", "#ff7eb6", "#4fe0d0"),
  palette("dune", "Dune", "#28231c", "#f5eedf", "#c8965a", "#6b5840", "#e6cfa4", "#e2502a"),
  palette("pine", "Pine", "#10201b", "#f0f1e6", "#4c6b3c", "#26402f", "#a8a878", "#ff8a1f"),
  palette("rose", "Rose", "#2b1a22", "#fff5f3", "#f2899c", "#8a3d56", "#ffd3cc", "#3fb6a8"),
  palette("graphite", "Graphite", "#141518", "#eef0f2", "#565b64", "#2a2d33", "#9aa1ab", "#d7ff3e"),
  palette("lagoon", "Lagoon", "#08262e", "#eefaf7", "#0fa3a3", "#0c4d57", "#7fe0c2", "#ff6f59"),
  palette("brick", "Brick", "#26150f", "#fbf1df", "#c4421f", "#6f2816", "#f2a541", "#1e6f78"),
  palette("polar", "Polar", "#10151d", "#ffffff", "#e3e8ee", "#aeb8c4", "#ff4d12", "#0d5bd1"),
  palette("tulip", "Tulip", "#14213d", "#ffffff", "#ff6a13", "#b33b00", "#1f4fa3", "#d2232a"),
];
