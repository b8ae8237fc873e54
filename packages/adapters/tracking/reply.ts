import { z } from "zod";

const rejected = z.object({ number: z.string(), error: z.object({ code: z.int(), message: z.string() }) });

/** The vendor's envelope: HTTP 200 with a code other than 0 is a failure. */
export const registerReply = z.object({
  code: z.int(),
  data: z.object({ accepted: z.array(z.object({ number: z.string() })).default([]), rejected: z.array(rejected).default([]) }),
});

/** A carrier's words. Control characters mean nothing in them, and PostgreSQL keeps no NUL: one would stop every scan after it. */
function words(mostLetters: number) {
  return z
    .string()
    .max(mostLetters)
    .transform((text) => text.replaceAll(/\p{Cc}/gu, " "));
}
const translation = z.object({ lang: z.string(), description: words(2000) }).nullish();

const scan = z.object({
  time_utc: z.iso.datetime({ offset: true }),
  description: words(2000),
  description_translation: translation,
  location: words(500).nullish(),
  location_translation: z.object({ lang: z.string(), location: words(500) }).nullish(),
  stage: z.string().nullish(),
  sub_status: z.string().nullish(),
  address: z.object({ country: z.string().nullish() }).nullish(),
});
export type Scan = z.infer<typeof scan>;

export const trackedNumber = z.object({
  number: words(60).pipe(z.string().min(1)),
  tag: words(100).nullish(),
  track_info: z.object({
    latest_status: z.object({ status: z.string(), sub_status: z.string().nullish() }),
    tracking: z.object({ providers: z.array(z.object({ events: z.array(scan).max(500) })).max(10) }),
  }),
});
export type TrackedNumber = z.infer<typeof trackedNumber>;

export const readReply = z.object({
  code: z.int(),
  data: z.object({ accepted: z.array(trackedNumber).default([]), rejected: z.array(rejected).default([]) }),
});

export const pushBody = z.object({ event: z.string(), data: trackedNumber });
