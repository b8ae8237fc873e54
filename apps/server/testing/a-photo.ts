import { loadSharp } from "#platform";

let photo: Promise<Buffer> | undefined;

/**
 * A photo for specs that hand one in and do not look at it. It is small and drawn once: a bench's own of 800 × 600 takes twenty times as
 * long, to draw and to be drawn anew as it is kept, and goods on a shelf need three.
 */
export function aPhoto(): Promise<Buffer> {
  photo ??= drawn();
  return photo;
}

async function drawn(): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp({ create: { width: 40, height: 30, channels: 3, background: "#c79a62" } })
    .jpeg()
    .toBuffer();
}
