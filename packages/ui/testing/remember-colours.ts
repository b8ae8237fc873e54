import type axe from "axe-core";

type Colour = { r: number; g: number; b: number; alpha: number };
/** What axe's types keep to themselves. */
export type AxeWithColours = Omit<typeof axe, "commons"> & {
  commons: { color: { Color: { prototype: Colour & { parseString(this: Colour, text: string): Colour } } } };
};

/**
 * Axe works out each colour anew for each thing that has it, a fourth of its time; a page has a few dozen. It is handed to pages as its
 * source too, and names nothing outside itself.
 */
export function rememberColours({ commons }: AxeWithColours): void {
  const { prototype } = commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Colour>();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour) return Object.assign(this, colour);
    parseString.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}
