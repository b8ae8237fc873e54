/** The tones one picture is drawn in, all derived from a base colour and an accent so that variants of one product look like siblings. */
export type Tones = {
  base: string;
  shade: string;
  deep: string;
  line: string;
  tint: string;
  glow: string;
  accent: string;
  accentShade: string;
  accentTint: string;
};

type Palette = { base: string; accent: string; ground: string };

/** Colours of the goods. `ground` is the calm tone behind them. */
export const palettes = {
  ink: { base: "#2f3440", accent: "#c9ccd4", ground: "#e9ebf0" },
  charcoal: { base: "#565b66", accent: "#e0b15c", ground: "#eceded" },
  white: { base: "#f1f0ec", accent: "#8fa6bd", ground: "#dde4ec" },
  cream: { base: "#ead9bd", accent: "#a9744f", ground: "#f6f0e6" },
  sand: { base: "#cdb18c", accent: "#6d5540", ground: "#f3ebdf" },
  cocoa: { base: "#7b5644", accent: "#d9b48c", ground: "#f1e8e0" },
  brick: { base: "#b0524a", accent: "#f0cfa8", ground: "#f6e9e5" },
  coral: { base: "#e5816b", accent: "#fbe3d2", ground: "#fbeee8" },
  rose: { base: "#cf8798", accent: "#f6dfe0", ground: "#f8ebee" },
  blush: { base: "#eebfb7", accent: "#b7695e", ground: "#faf0ed" },
  mustard: { base: "#d8a23d", accent: "#6b5330", ground: "#f8f0dc" },
  olive: { base: "#7c8054", accent: "#d9cfa5", ground: "#eeefe2" },
  forest: { base: "#3f6a55", accent: "#d5c08a", ground: "#e6efe9" },
  celadon: { base: "#7fa399", accent: "#e8dcc3", ground: "#f2ebe1" },
  mint: { base: "#9fcdb8", accent: "#3f7563", ground: "#eaf4ef" },
  sky: { base: "#8db7dc", accent: "#f7f3e8", ground: "#e8f1f9" },
  slate: { base: "#4f6d90", accent: "#b9c6d8", ground: "#e8edf5" },
  cobalt: { base: "#2f5fae", accent: "#f0e7d3", ground: "#e6edf8" },
  navy: { base: "#2b3f63", accent: "#d9b45f", ground: "#e7eaf1" },
  lilac: { base: "#a99bcb", accent: "#f1e6d8", ground: "#f0edf7" },
  silver: { base: "#b9c0ca", accent: "#4f6d90", ground: "#e9edf2" },
  gold: { base: "#d3aa5c", accent: "#7a4a3a", ground: "#f6efe2" },
} as const satisfies Record<string, Palette>;

export type PaletteId = keyof typeof palettes;

/** Whether a picture's address names colours there are. */
export function isPaletteId(text: string): text is PaletteId {
  return Object.hasOwn(palettes, text);
}

/** The tones of a palette: its colours lightened towards white and darkened towards a blue black. */
export function tonesOf(id: PaletteId): Tones {
  const { base, accent } = palettes[id];
  return {
    base,
    shade: mix(base, "#1b2233", 0.14),
    deep: mix(base, "#1b2233", 0.32),
    line: mix(base, "#1b2233", 0.5),
    tint: mix(base, "#ffffff", 0.16),
    glow: mix(base, "#ffffff", 0.38),
    accent,
    accentShade: mix(accent, "#1b2233", 0.16),
    accentTint: mix(accent, "#ffffff", 0.3),
  };
}

/** Mixes two `#rrggbb` colours; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const from = Number.parseInt(first.slice(at, at + 2), 16);
    const to = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
