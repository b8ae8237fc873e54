/** A place in degrees north and east. */
export type Place = { lat: number; lng: number };
/** A point of the picture: shares of its width and height, from the top left. */
export type Point = { x: number; y: number };

const kmPerDegree = 111.32;
/** Room around the outermost places, as a share of what they span. */
const margin = 0.16;
/** Even one single outlet has this much around it, in km. */
const leastSpanKm = 3;

/**
 * Places as points of a picture `aspect` times as wide as high, north up, all of them in it and true to scale (an even projection, good over
 * one city). `kmAcross` is how far the picture reaches from left to right. Throws RangeError where there is no place to show.
 */
export function placeOutlets(places: readonly Place[], aspect: number): { points: Point[]; kmAcross: number } {
  if (places.length === 0) throw new RangeError("a picture of outlets needs one");
  const middle = { lat: halfway(places.map(({ lat }) => lat)), lng: halfway(places.map(({ lng }) => lng)) };
  const shrunk = Math.cos((middle.lat * Math.PI) / 180);
  const flat = places.map(({ lat, lng }) => ({
    east: (lng - middle.lng) * kmPerDegree * shrunk,
    north: (lat - middle.lat) * kmPerDegree,
  }));
  const span = (values: readonly number[]) => (Math.max(...values) - Math.min(...values)) * (1 + 2 * margin);
  const across = span(flat.map(({ east }) => east));
  const up = span(flat.map(({ north }) => north));
  const kmAcross = Math.max(leastSpanKm, across, up * aspect);
  return {
    points: flat.map(({ east, north }) => ({ x: 0.5 + east / kmAcross, y: 0.5 - (north * aspect) / kmAcross })),
    kmAcross,
  };
}

/** The longest of 1, 2 or 5 times a power of ten km that is no more than a third of the picture: the bar that shows its scale. */
export function scaleBarKm(kmAcross: number): number {
  const most = kmAcross / 3;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
}

/** The corners around some points, in order: what a district is drawn as. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const half = (from: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length > 1 && turnsBack(chain.at(-2), chain.at(-1), point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turnsBack(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  return a !== undefined && b !== undefined && (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 0;
}

function halfway(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}
