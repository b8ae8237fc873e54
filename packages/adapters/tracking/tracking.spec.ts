import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OutsideWorld, startOutsideWorld } from "../testing/outside-world.ts";
import { createTracking } from "./index.ts";
import { stageOf } from "./map.ts";
import type { TrackedParcel, TrackingPort } from "./port.ts";

const day = 86_400_000;
const shippedAt = new Date();
let world: OutsideWorld;
let tracking: TrackingPort;

beforeAll(async () => {
  world = await startOutsideWorld();
  tracking = createTracking({ fetch: world.fetch, baseUrl: world.sandbox.url, key: world.trackingKey });
});
afterAll(() => world.stop());

function follow(number: string, destination = "DE", days: [number, number] = [8, 12]) {
  return tracking.follow({ number, reference: `P-${number}`, destination, days, shippedAt });
}

async function readOne(number: string): Promise<TrackedParcel> {
  const reply = await tracking.read([number]);
  const [parcel] = reply.ok ? reply.value : [];
  if (!parcel) throw new Error("not followed");
  return parcel;
}

describe("following a parcel", () => {
  it("moves with the clock, to the door, in both languages", async () => {
    await world.sandbox.setClockOffset(0);
    expect(await follow("SH0000001DE")).toEqual({ ok: true, value: { number: "SH0000001DE" } });
    expect((await readOne("SH0000001DE")).stage).toBe("registered");
    await world.sandbox.setClockOffset(10 * day);
    const under = await readOne("SH0000001DE");
    expect(under.events.some((event) => event.place.en === "Frankfurt" && event.place.zh === "法兰克福")).toBe(true);
    await world.sandbox.setClockOffset(17 * day);
    const parcel = await readOne("SH0000001DE");
    expect(parcel).toMatchObject({ stage: "delivered", reference: "P-SH0000001DE" });
    expect(parcel.events.at(-1)).toMatchObject({ text: { zh: "已妥投", en: "Delivered" }, country: "DE" });
    const times = parcel.events.map((event) => event.at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it("takes the promised working days, neither less nor more", async () => {
    await world.sandbox.setClockOffset(0);
    await follow("SH0000002US", "US", [10, 10]);
    await world.sandbox.setClockOffset(13.9 * day);
    expect((await readOne("SH0000002US")).stage).toBe("out-for-delivery");
    await world.sandbox.setClockOffset(14.1 * day);
    expect((await readOne("SH0000002US")).stage).toBe("delivered");
  });

  it("knows the domestic leg to the warehouse", async () => {
    await follow("SF1234567890", "CN", [2, 2]);
    await world.sandbox.setClockOffset(20 * day);
    expect((await readOne("SF1234567890")).events.at(-1)?.text.zh).toContain("仓库收货处");
  });

  it.each([
    ["TESTLOST0001", "lost", 24],
    ["TESTRETURN0001", "returned", 24],
    ["TESTNOW0001", "delivered", 24],
    ["TESTDELAY0001", "held", 24],
    ["TESTPAPERS0001", "papers-wanted", 31],
  ])("%s is %s after %i days", async (number, stage, days) => {
    await follow(number);
    await world.sandbox.setClockOffset(days * day);
    expect((await readOne(number)).stage).toBe(stage);
  });

  it("refuses a number nobody knows, takes the same number twice, leaves out what is not followed", async () => {
    expect(await follow("TESTUNKNOWN1")).toMatchObject({ ok: false, refusal: { code: "TRACKING_NUMBER_REFUSED" } });
    expect((await follow("SH0000003FR", "FR")).ok && (await follow("SH0000003FR", "FR")).ok).toBe(true);
    expect(await tracking.read(["SH9999999ZZ"])).toEqual({ ok: true, value: [] });
    expect(await tracking.read([])).toEqual({ ok: true, value: [] });
  });

  it("refuses with a wrong key although the status is 200", async () => {
    const stranger = createTracking({ fetch: world.fetch, baseUrl: world.sandbox.url, key: "wrong" });
    expect(await stranger.read(["SH0000001DE"])).toMatchObject({ ok: false, refusal: { code: "SOURCE_FAILED" } });
  });
});

describe("pushes", () => {
  it("come signed when something happened", async () => {
    await world.sandbox.setClockOffset(0);
    await follow("SH0000009JP", "JP");
    await world.sandbox.setClockOffset(30 * day);
    const posts = await world.waitFor(2, ({ body }) => body.includes("SH0000009JP"));
    const last = posts.at(-1);
    expect(tracking.readWebhook({ body: last?.body ?? "", sign: String(last?.headers.sign) })).toMatchObject({
      ok: true,
      value: { number: "SH0000009JP", stage: "delivered" },
    });
  });

  it("of words with control characters, which no database keeps, come without them", () => {
    const scan = { time_utc: "2026-11-21T04:00:00Z", description: "Held\u0000 here", location: "Fra\u0000nkfurt" };
    const track_info = { latest_status: { status: "InTransit" }, tracking: { providers: [{ events: [scan] }] } };
    const body = JSON.stringify({ event: "TRACKING_UPDATED", data: { number: "SH1\u0000", tag: "P-1", track_info } });
    const read = tracking.readWebhook({ body, sign: sign(body, "tracking-key-of-specs") });
    expect(read).toMatchObject({ ok: true, value: { events: [{ text: { en: "Held  here" }, place: { en: "Fra nkfurt" } }] } });
    expect(JSON.stringify(read)).not.toContain("\\u0000");
  });

  const body = "{}";
  const sign = (text: string, key: string) => createHash("sha256").update(`${text}/${key}`).digest("hex");
  it.each([
    ["no header", undefined, "WEBHOOK_UNSIGNED"],
    ["an empty header", "", "WEBHOOK_UNSIGNED"],
    ["another key", sign(body, "other"), "WEBHOOK_FORGED"],
    ["another body", sign("{ }", "tracking-key-of-specs"), "WEBHOOK_FORGED"],
    ["nonsense", "zz", "WEBHOOK_FORGED"],
    ["a signed body that is no push", sign(body, "tracking-key-of-specs"), "WEBHOOK_UNREADABLE"],
  ])("are refused with %s", (_name, header, code) =>
    expect(tracking.readWebhook({ body, sign: header })).toEqual({ ok: false, refusal: { code } }),
  );
});

it("reads states it does not know as under way", () => {
  expect(stageOf("InTransit_SomethingNew")).toBe("in-transit");
  expect(stageOf("Exception_Other")).toBe("delayed");
  expect(stageOf(undefined)).toBe("in-transit");
});
