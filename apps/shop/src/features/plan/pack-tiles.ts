/** A place in a picture, in percent of its width and height. */
export type Tile = { left: number; top: number; width: number; height: number };

/**
 * Fills a picture with one tile for each size, in their order, each as large a share of it as the size has of all: the longer side is cut
 * between two halves of about the same sum, and each half again.
 * @param sizes above 0
 * @param aspect width of the picture over its height
 */
export function packTiles(sizes: readonly number[], aspect: number): Tile[] {
  return cut(sizes, { left: 0, top: 0, width: 100, height: 100 }, aspect);
}

function cut(sizes: readonly number[], into: Tile, aspect: number): Tile[] {
  if (sizes.length === 0) return [];
  if (sizes.length === 1) return [into];
  const total = sum(sizes);
  const at = halfOf(sizes, total);
  const share = sum(sizes.slice(0, at)) / total;
  const { left, top, width, height } = into;
  const lies = width * aspect >= height;
  const first = lies ? { left, top, width: width * share, height } : { left, top, width, height: height * share };
  const second = lies
    ? { left: left + first.width, top, width: width - first.width, height }
    : { left, top: top + first.height, width, height: height - first.height };
  return [...cut(sizes.slice(0, at), first, aspect), ...cut(sizes.slice(at), second, aspect)];
}

/** How many go into the first half, at least one and not all, so that both weigh about the same. */
function halfOf(sizes: readonly number[], total: number): number {
  let before = 0;
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, size] of sizes.slice(0, -1).entries()) {
    before += size;
    const off = Math.abs(total / 2 - before);
    if (off < least) {
      least = off;
      best = index + 1;
    }
  }
  return best;
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((whole, size) => whole + size, 0);
}
