import type Sharp from "sharp";

/** What reads and draws pictures, loaded with the first of them: it brings a library of its own that most calls never need. */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import("sharp")).default;
}
