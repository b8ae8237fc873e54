/**
 * The colours plots, maps and drawings draw with, where a class cannot reach. Those that classes know too (`styles.css`) are the same.
 * Every colour of the house stands here or there.
 */
export const palette = {
  white: "#fff",
  ink: "#141a26",
  "ink-soft": "#414a59",
  grey: "#5d6675",
  control: "#8a93a3",
  line: "#e3e8ef",
  brand: "#0083ef",
  "brand-soft": "#e8f3fe",
  ok: "#0b7a4b",
  track: "#cbd5e1",
  // Shades of the brand, from strong to faint.
  sky: "#58adf5",
  spark: "#9ccbf7",
  haze: "#a3d2fa",
  mid: "#b9dafb",
  mist: "#cfe5fb",
  ground: "#e3ebf4",
  blank: "#e6ebf1",
  // Told apart side by side, on white; no word is written in them.
  purple: "#8a5bd6",
  orange: "#d1662b",
  plum: "#b03a78",
  rose: "#b8477d",
  indigo: "#4f6bd8",
  olive: "#8a6d1f",
  slate: "#5b6b7b",
  teal: "#12828c",
  // Districts of a map.
  mint: "#dcefe4",
  sand: "#fbead2",
  lilac: "#e6e0f5",
  blush: "#fbe0de",
  // Boxes of cardboard and bags of film, each from its three sides.
  card: "#c99a62",
  "card-dark": "#a97a45",
  "card-light": "#dcb685",
  film: "#9fb7cc",
  "film-dark": "#7d9ab4",
  "film-light": "#c3d4e2",
} as const;

/** Colours of several lines in one plot, told apart also without colour by their marks and their table. */
export const plotColours = [palette.ok, palette.brand, palette.purple, palette.orange, palette.grey, palette.plum] as const;
