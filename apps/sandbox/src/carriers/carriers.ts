import { createHash } from "node:crypto";
import type { World } from "../world.ts";
import { type Scan, scansUntil, type TrackedNumber } from "./journey.ts";

export type Carriers = {
  register(parcel: TrackedNumber): void;
  find(number: string): { parcel: TrackedNumber; scans: Scan[] } | undefined;
  /** Pushes what happened since the last push. Called by a ticker and whenever the clock moves. */
  pushNews(): Promise<void>;
  all(): TrackedNumber[];
  replaceAll(parcels: TrackedNumber[]): void;
};

const pushTriesMax = 20;

/** The tracking source: remembers numbers and derives their scans from the clock. */
export function createCarriers(world: World, stopped: AbortSignal, target: () => string, key: string): Carriers {
  const parcels = new Map<string, TrackedNumber>();
  const pushed = new Map<string, { scans: number; tries: number }>();
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  async function pushAll(): Promise<void> {
    for (const parcel of [...parcels.values()]) {
      const scans = scansUntil(parcel, world.now());
      const before = pushed.get(parcel.number) ?? { scans: 0, tries: 0 };
      if (stopped.aborted || scans.length === before.scans || before.tries >= pushTriesMax) continue;
      const body = JSON.stringify({ event: "TRACKING_UPDATED", data: trackToWire(parcel, scans) });
      const done = await push(target(), body, pushSign(body, key), stopped);
      pushed.set(parcel.number, done ? { scans: scans.length, tries: 0 } : { scans: before.scans, tries: before.tries + 1 });
    }
  }

  return {
    register: (parcel) => {
      if (!parcels.has(parcel.number)) parcels.set(parcel.number, parcel);
    },
    find: (number) => {
      const parcel = parcels.get(number);
      return parcel && { parcel, scans: scansUntil(parcel, world.now()) };
    },
    pushNews: () => {
      // One run at a time and one waiting; who asks during a run gets the next one, which sees what is new.
      waiting ??= running.then(() => {
        waiting = null;
        running = pushAll();
        return running;
      });
      return waiting;
    },
    all: () => [...parcels.values()],
    replaceAll: (kept) => {
      parcels.clear();
      pushed.clear();
      for (const parcel of kept) parcels.set(parcel.number, parcel);
    },
  };
}

/** Header `sign` of a push: SHA-256 over the exact body, a slash and the key. */
export function pushSign(body: string, key: string): string {
  return createHash("sha256").update(`${body}/${key}`).digest("hex");
}

/** One parcel in the shape of the vendor's API; texts in English with the Chinese as translation, newest scan first. */
export function trackToWire(parcel: TrackedNumber, scans: Scan[]) {
  const last = scans.at(-1);
  const events = [...scans].reverse().map(({ at, status: _status, sub, stage, country, place, text }) => ({
    time_iso: new Date(at).toISOString(),
    time_utc: new Date(at).toISOString(),
    description: text.en,
    description_translation: { lang: "zh-Hans", description: text.zh },
    location: place.en,
    location_translation: { lang: "zh-Hans", location: place.zh },
    stage,
    sub_status: sub,
    address: { country, state: null, city: place.en },
  }));
  return {
    number: parcel.number,
    carrier: 190_271,
    tag: parcel.tag,
    track_info: {
      shipping_info: { shipper_address: { country: "CN" }, recipient_address: { country: parcel.destination } },
      latest_status: { status: last?.status ?? "NotFound", sub_status: last?.sub ?? "NotFound_Other" },
      latest_event: events[0] ?? null,
      tracking: { providers: [{ provider: { key: 190_271, name: "Sandbox Express", country: "CN" }, events }] },
    },
  };
}

async function push(target: string, body: string, sign: string, stopped: AbortSignal): Promise<boolean> {
  try {
    const reply = await fetch(target, {
      method: "POST",
      headers: { "content-type": "application/json", sign },
      body,
      redirect: "manual",
      signal: AbortSignal.any([stopped, AbortSignal.timeout(10_000)]),
    });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}
