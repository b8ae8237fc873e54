import { z } from "zod";

const rejected = z.object({ number: z.string(), error: z.object({ code: z.int(), message: z.string() }) });

/** The vendor's envelope: HTTP 200 with a code other than 0 is a failure. */
export const registerReply = z.object({
  code: z.int(),
  data: z.object({ accepted: z.array(z.object({ number: z.string() })).default([]), rejected: z.array(rejected).default([]) }),
});

const translation = z.object({ lang: z.string(), description: z.string() }).nullish();

const scan = z.object({
  time_utc: z.iso.datetime({ offset: true }),
  description: z.string().max(2000),
  description_translation: translation,
  location: z.string().max(500).nullish(),
  location_translation: z.object({ lang: z.string(), location: z.string() }).nullish(),
  stage: z.string().nullish(),
  sub_status: z.string().nullish(),
  address: z.object({ country: z.string().nullish() }).nullish(),
});
export type Scan = z.infer<typeof scan>;

export const trackedNumber = z.object({
  number: z.string().min(1).max(60),
  tag: z.string().max(100).nullish(),
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
