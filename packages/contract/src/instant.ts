import * as z from "zod/mini";

// By itself: what the start of the shop asks for reads nothing else of the fields, which would else be part of every first page.

/** An instant: ISO 8601 in UTC outside, Date inside. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (value) => new Date(value),
  encode: (value) => value.toISOString(),
});
