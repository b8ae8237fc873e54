import { readAuditLog } from "@sihai/contract/audit";
import * as unannouncedContract from "@sihai/contract/unannounced";
import * as contract from "@sihai/contract/warehouse";
import { hiddenPart } from "@sihai/domain/unannounced";
import { describe, expect, it } from "vitest";
import { race } from "#testing";
import {
  aNumber,
  claim,
  dayS,
  detail,
  mei,
  omar,
  picture,
  proofOf,
  receiver,
  shelved,
  spec,
  standOnUnannouncedGround,
  templatesOf,
} from "../../../testing/unannounced/fixtures.ts";
import { anAnnouncedItem, aStoredItem, benchPhoto } from "../../../testing/warehouse/stored-items.ts";

standOnUnannouncedGround();

describe("the shelf of unannounced parcels", () => {
  it("takes a parcel in one step, once a number, and none that was announced (rule G2)", async () => {
    const parcel = await shelved();
    expect(parcel.unannouncedNo).toMatch(/^AB\d+$/);
    expect(Date.parse(parcel.forfeitsAt) - spec.deps.clock.now().getTime()).toBeGreaterThan(59.9 * dayS * 1000);
    const photo = await benchPhoto(receiver, "unannounced", picture);
    const body = {
      trackingNo: parcel.trackingNo.toLowerCase(),
      warehouse: 1 as const,
      grams: 900,
      shelf: "X-01-2",
      photos: [photo],
    };
    expect(await receiver.call(unannouncedContract.shelveUnannounced, { body })).toMatchObject({ code: "UNANNOUNCED_ON_SHELF" });
    const item = await anAnnouncedItem(spec, mei);
    expect(
      await receiver.call(unannouncedContract.shelveUnannounced, { body: { ...body, trackingNo: item.trackingNo } }),
    ).toMatchObject({
      code: "DELIVERY_ANNOUNCED",
    });
    const notOurs = await benchPhoto(receiver, item.itemNo, picture);
    expect(
      await receiver.call(unannouncedContract.shelveUnannounced, { body: { ...body, trackingNo: aNumber(), photos: [notOurs] } }),
    ).toMatchObject({
      code: "PHOTO_NOT_FOUND",
    });
    const scan = await receiver.must(unannouncedContract.scanDelivery, { query: { number: parcel.trackingNo } });
    expect(scan).toMatchObject({ items: [], shelved: { unannouncedNo: parcel.unannouncedNo, shelf: "X-01-1" } });
  });

  it("takes none whose goods were stocked in, and the scan says whose they are and where they lie", async () => {
    const { itemNo, trackingNo } = await aStoredItem(spec, mei, { receiver });
    const scanned = await receiver.must(unannouncedContract.scanDelivery, { query: { number: trackingNo } });
    expect(scanned).toMatchObject({
      items: [],
      shelved: null,
      stocked: [{ itemNo, customerMark: `SH${mei.id}`, warehouse: 1, shelf: "A-01-1" }],
    });
    const photos = [await benchPhoto(receiver, "unannounced", picture)];
    const body = { trackingNo, warehouse: 1 as const, grams: 900, shelf: "X-01-1", photos };
    expect(await receiver.call(unannouncedContract.shelveUnannounced, { body })).toMatchObject({
      code: "DELIVERY_STOCKED_IN",
      data: { itemNo },
    });
  });

  it("takes none that another bench stocks in or takes back at the same moment", async () => {
    const photos = [await benchPhoto(receiver, "unannounced", picture)];
    for (let round = 0; round < 4; round++) {
      const { itemNo, trackingNo } = await aStoredItem(spec, mei, { receiver });
      const body = { trackingNo, warehouse: 1 as const, grams: 900, shelf: "X-01-1", photos };
      const [shelving] = await Promise.all([
        race(4, () => receiver.call(unannouncedContract.shelveUnannounced, { body })),
        receiver.must(contract.undoStockIn, { body: { itemNo, reason: "too-early" } }),
      ]);
      expect(shelving.filter(({ ok }) => ok)).toEqual([]);
    }
  });

  it("is put right with a reason while it lies there, and keeps in the log what stood there before", async () => {
    const parcel = await shelved();
    const { unannouncedNo } = parcel;
    const correct = (more: { shelf?: string; grams?: number }) =>
      receiver.call(unannouncedContract.correctUnannounced, { body: { unannouncedNo, reason: "Read wrong", ...more } });
    expect(await correct({ shelf: "X-01-1" })).toMatchObject({ code: "NOTHING_CORRECTED" });
    expect(await correct({ shelf: "x-02-7", grams: 1_250 })).toMatchObject({ ok: true });
    expect((await detail(parcel)).parcel).toMatchObject({ shelf: "X-02-7", grams: 1_250 });
    const { steps } = await detail(parcel);
    expect(steps.map(({ to, note, corrected }) => [to, note, corrected?.to.shelf])).toEqual([
      ["held", null, undefined],
      ["corrected", "Read wrong", "X-02-7"],
    ]);
    const { list } = await (await spec.staff("admin")).must(readAuditLog, {
      query: { subject: unannouncedNo, action: "unannounced.correct" },
    });
    expect(list.map(({ facts }) => facts)).toMatchObject([
      { reason: "Read wrong", from: { shelf: "X-01-1" }, to: { shelf: "X-02-7", grams: 1_250 } },
    ]);
    await receiver.must(unannouncedContract.giveUnannounced, {
      body: { unannouncedNo, mark: `SH${mei.id}`, contents: "A lamp" },
    });
    expect(await correct({ grams: 900 })).toMatchObject({ code: "UNANNOUNCED_STATE_REFUSED" });
  });

  it("is put there once however many benches scan it at the same time", async () => {
    const trackingNo = aNumber();
    const photos = [await benchPhoto(receiver, "unannounced", picture)];
    const body = { trackingNo, warehouse: 1 as const, grams: 900, shelf: "X-01-1", photos };
    const replies = await race(8, () => receiver.call(unannouncedContract.shelveUnannounced, { body }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("shows members neither the hidden digits nor whose it may be", async () => {
    const parcel = await shelved({ written: `收件人 SH${mei.id}` });
    const seen = await omar.must(unannouncedContract.listUnannounced, { query: { number: parcel.trackingNo } });
    expect(seen.list).toMatchObject([{ unannouncedNo: parcel.unannouncedNo, bearsMyMark: false, claimed: false, myClaim: null }]);
    const text = JSON.stringify(seen);
    expect(text).not.toContain(hiddenPart(parcel.trackingNo));
    expect(text).not.toContain(mei.id);
    const hers = await mei.must(unannouncedContract.listUnannounced, { query: { number: parcel.trackingNo } });
    expect(hers.list).toMatchObject([{ bearsMyMark: true }]);
  });

  it("finds nothing more for a number guessed right than for one guessed wrong", async () => {
    const { trackingNo } = await shelved();
    const wrong = trackingNo.replace(hiddenPart(trackingNo), "000000");
    const [right, other] = [trackingNo, wrong].map((number) =>
      omar.must(unannouncedContract.listUnannounced, { query: { number } }),
    );
    expect((await right)?.list).toEqual((await other)?.list);
  });

  it("goes through its pages without leaving one out", async () => {
    for (let count = 0; count < 22; count++) await shelved();
    const first = await omar.must(unannouncedContract.listUnannounced, { query: {} });
    const second = await omar.must(unannouncedContract.listUnannounced, { query: { page: 2 } });
    const numbers = [...first.list, ...second.list].map(({ unannouncedNo }) => unannouncedNo);
    expect(first.list).toHaveLength(20);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(Math.min(first.total, 40));
  });
});

describe("staff", () => {
  it("read the shelf from a place on, so that what is put there meanwhile leaves nothing out", async () => {
    for (let count = 0; count < 52; count++) await shelved();
    const read = (after?: string) =>
      receiver.must(unannouncedContract.listUnannouncedAsStaff, { query: { ...(after && { after }) } });
    const first = await read();
    await shelved();
    const numbers = first.list.map(({ unannouncedNo }) => unannouncedNo);
    for (let { next } = first; next !== null; ) {
      const further = await read(next);
      numbers.push(...further.list.map(({ unannouncedNo }) => unannouncedNo));
      next = further.next;
    }
    expect(first.list).toHaveLength(50);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(first.total + 1);
  }, 30_000);

  it("are told whose it may be: the mark, the same number since, a number misread, the same courier", async () => {
    const trackingNo = aNumber();
    const misread = `${trackingNo.slice(0, -4)}0${trackingNo.slice(-3)}`.replace(/^SF/, trackingNo.at(-4) === "0" ? "SG" : "SF");
    const parcel = await shelved({ trackingNo, written: `SH${mei.id}` });
    const hers = await anAnnouncedItem(spec, mei);
    const near = await anAnnouncedItem(spec, omar, { trackingNo: misread });
    const { suggestions } = await detail(parcel);
    expect(suggestions[0]).toMatchObject({ reason: "mark", customerMark: `SH${mei.id}`, item: null });
    const of = (itemNo: string) => suggestions.filter(({ item }) => item?.itemNo === itemNo);
    expect(of(hers.itemNo)).toMatchObject([{ reason: "mark" }]);
    expect(of(near.itemNo)).toMatchObject([{ reason: "near-number" }]);
    const scan = await receiver.must(unannouncedContract.scanDelivery, { query: { number: trackingNo } });
    expect(scan.similar.map(({ itemNo }) => itemNo)).toContain(near.itemNo);
    const same = await anAnnouncedItem(spec, omar, { trackingNo });
    expect((await detail(parcel)).suggestions.filter(({ item }) => item?.itemNo === same.itemNo)).toMatchObject([
      { reason: "same-number" },
    ]);
  });

  it("assign it to an item, which is signed for; a claim that waits is answered; twice is refused", async () => {
    const parcel = await shelved();
    const item = await anAnnouncedItem(spec, mei);
    expect(await claim(omar, parcel, [await proofOf(omar)])).toMatchObject({ ok: true });
    const assign = () =>
      receiver.call(unannouncedContract.assignUnannounced, {
        body: { unannouncedNo: parcel.unannouncedNo, itemNo: item.itemNo },
      });
    const replies = await race(6, assign);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await assign()).toMatchObject({ code: "UNANNOUNCED_STATE_REFUSED" });
    expect(await templatesOf(omar)).toContain("unannounced-refused");
    const { items } = await receiver.must(contract.listExpected, { query: { q: item.itemNo } });
    expect(items).toMatchObject([{ state: "signed" }]);
    const log = await spec.deps.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", parcel.unannouncedNo)
      .orderBy("id")
      .execute();
    expect(log.map(({ action }) => action)).toEqual(["unannounced.shelve", "unannounced.assign"]);
  });

  it("give it to a member by mark, and to nobody who is not one", async () => {
    const parcel = await shelved();
    const give = (mark: string) =>
      receiver.call(unannouncedContract.giveUnannounced, {
        body: { unannouncedNo: parcel.unannouncedNo, mark, contents: "tea" },
      });
    expect(await give("SH99999999")).toMatchObject({ code: "MEMBER_NOT_FOUND" });
    expect(await give(`SH${omar.id}`)).toMatchObject({ ok: true });
    expect(await give(`SH${mei.id}`)).toMatchObject({ code: "UNANNOUNCED_STATE_REFUSED" });
    expect(await templatesOf(omar)).toContain("unannounced-given");
  });
});
