import * as contract from "@sihai/contract/parcel";
import * as promotion from "@sihai/contract/promotion";
import { add, cny, subtract, toDecimal } from "@sihai/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { aBuyer, aKey, anAddress, atBoth, type Client, logInAgain, pay, race, trials } from "#testing";
import { benches, mei, spec, standOnNewGround } from "../../../../testing/parcel/fixtures.ts";
import { aForm, aWaybill, leave, packIt, weighIt } from "../../../../testing/parcel/parcels.ts";
import { aKindOfCoupon, anOpenCode, anOpenKind, type KindBody } from "../../../../testing/promotion/promotions.ts";
import { aStoredItem } from "../../../../testing/warehouse/stored-items.ts";
import { balanceOf, creditsOf, deposit, postCredits, wallet } from "../../ledger/index.ts";
import { cancelUnpaidParcel } from "../change/cancel-parcel.service.ts";

let editor: Client;
let otherNode: string;

standOnNewGround();
beforeAll(async () => {
  editor = await spec.staff("content");
  otherNode = await spec.anotherNode();
});

async function aCoupon(client: Client, given: Partial<KindBody> = {}): Promise<string> {
  const body = aKindOfCoupon(spec.deps.clock.now(), { reduce: "15.00", ...given });
  const kindId = await anOpenKind(spec, editor, body);
  return (await client.must(promotion.claimCoupon, { body: { kindId } }, { key: aKey() })).couponId;
}

async function aCode(code: string, given: { total?: number; perUser?: number } = {}): Promise<string> {
  const now = spec.deps.clock.now();
  const body = {
    code,
    name: { zh: "折扣", en: "Code" },
    percentOff: 10,
    minSpend: "0.00",
    perUser: 1,
    validFrom: now.toISOString(),
    validUntil: new Date(now.getTime() + 86_400_000).toISOString(),
    ...given,
  };
  await anOpenCode(spec, editor, body);
  return code;
}

async function credit(client: Client, credits: number): Promise<void> {
  const at = spec.deps.clock.now();
  await spec.deps.db.transaction().execute(async (tx) => {
    await postCredits(tx, { key: aKey(), kind: "spec", userId: client.id, at, way: "earn", credits });
  });
}

type Form = Awaited<ReturnType<typeof aForm>>;
/** A form with something taken off, at the price the page would show. */
async function aCheaperForm(client: Client, off: string, wish: Partial<Form>, addressId?: string): Promise<Form> {
  const item = await aStoredItem(spec, client, benches);
  const form = await aForm(client, [item.itemId], addressId ?? (await anAddress(spec, client)));
  return { ...form, ...wish, total: toDecimal(subtract(cny(form.total), cny(off))) };
}
const submit = (client: Client, form: Form) => client.call(contract.submitParcel, { body: form }, { key: aKey() });
const parcelOf = (client: Client, packageId: string) => client.must(contract.parcelDetail, { query: { packageId } });

describe("a coupon and credits", () => {
  it("are lines of the parcel, paid by the promotion, and back with a cancelled parcel once (rule F22)", async () => {
    const couponId = await aCoupon(mei);
    await credit(mei, 1_000);
    const form = await aCheaperForm(mei, "20.00", { couponId, credits: 500 });
    const { packageId, tradeNo } = await mei.must(contract.submitParcel, { body: form }, { key: aKey() });
    const parcel = await parcelOf(mei, packageId);
    expect(parcel.discounts).toMatchObject([
      { kind: "coupon", amount: "15.00" },
      { kind: "credits", ref: "500", amount: "5.00" },
    ]);
    expect(await creditsOf(spec.deps.db, mei.id)).toBe(500);
    const used = await mei.must(promotion.listCoupons, { query: { status: "used" } });
    expect(used).toMatchObject({
      counts: { used: 1, available: 0 },
      list: [{ couponId, heldFor: [{ kind: "parcel", no: packageId }] }],
    });
    expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 500, reserved: 500 });
    const before = await balanceOf(spec.deps.db, wallet(mei.id));
    expect((await pay(mei, tradeNo)).ok).toBe(true);
    expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 500, reserved: 0 });
    expect((await mei.must(promotion.listCoupons, { query: { status: "used" } })).list).toMatchObject([{ heldFor: [] }]);
    expect(toDecimal(await balanceOf(spec.deps.db, deposit(mei.id)))).toBe(toDecimal(add(cny(parcel.total), cny("20.00"))));
    const replies = await race(8, () => mei.call(contract.cancelParcel, { body: { packageId } }, { key: aKey() }));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balanceOf(spec.deps.db, wallet(mei.id))).toEqual(before);
    expect(toDecimal(await balanceOf(spec.deps.db, deposit(mei.id)))).toBe("0.00");
    expect(await creditsOf(spec.deps.db, mei.id)).toBe(1_000);
    expect((await mei.must(promotion.listCoupons, { query: {} })).counts).toMatchObject({ used: 0, available: 1 });
  });

  it.each(trials(1))("come back once when cancelling and the deadline meet (rule F22)", async () => {
    const couponId = await aCoupon(mei);
    await credit(mei, 300);
    const form = await aCheaperForm(mei, "18.00", { couponId, credits: 300 });
    const { packageId } = await mei.must(contract.submitParcel, { body: form }, { key: aKey() });
    const { id } = await spec.deps.db
      .selectFrom("parcel")
      .select("id")
      .where("package_no", "=", packageId)
      .executeTakeFirstOrThrow();
    const expire = () =>
      spec.deps.db.transaction().execute((tx) => cancelUnpaidParcel({ userId: mei.id, parcelId: id }, spec.deps, tx));
    const cancel = () => mei.call(contract.cancelParcel, { body: { packageId } }, { key: aKey() });
    await race<unknown>(12, (index) => (index % 2 === 0 ? expire() : cancel()));
    expect(await creditsOf(spec.deps.db, mei.id)).toBe(300);
    expect((await mei.must(promotion.listCoupons, { query: {} })).counts).toMatchObject({ used: 0, available: 1 });
  });

  it.each(trials(1))("cannot be used twice at once (rules F19 and F24)", async () => {
    const couponId = await aCoupon(mei);
    await credit(mei, 250);
    const addressId = await anAddress(spec, mei);
    const byCoupon: Form[] = [];
    for (let n = 0; n < 4; n++) byCoupon.push(await aCheaperForm(mei, "15.00", { couponId }, addressId));
    const me = atBoth(mei, otherNode);
    const first = await race(16, (index) => submit(me(index >> 2), byCoupon[index % 4] ?? never()));
    expect(first.filter(({ ok }) => ok)).toHaveLength(1);
    expect(first.flatMap((reply) => (reply.ok ? [] : [reply.code]))).toContain("COUPON_NOT_USABLE");
    const byCredits: Form[] = [];
    for (let n = 0; n < 4; n++) byCredits.push(await aCheaperForm(mei, "1.00", { credits: 100 }, addressId));
    const second = await race(16, (index) => submit(me(index >> 2), byCredits[index % 4] ?? never()));
    expect(second.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await creditsOf(spec.deps.db, mei.id)).toBe(50);
  });

  it("of another customer answers like an unknown one (rule F57)", async () => {
    const omar = await aBuyer(spec);
    const foreign = await aCoupon(omar);
    const form = await aCheaperForm(mei, "15.00", {});
    const answers = [await submit(mei, { ...form, couponId: foreign }), await submit(mei, { ...form, couponId: "999999999" })];
    expect(answers[0]).toMatchObject({ ok: false, code: "COUPON_NOT_FOUND" });
    expect(answers[0]).toEqual(answers[1]);
  });

  it.each([
    [{ credits: 150 }, "CREDITS_NOT_A_HUNDRED"],
    [{ credits: -100 }, "CREDITS_NOT_A_HUNDRED"],
    [{ credits: 1_100 }, "CREDITS_TOO_MANY"],
    [{ credits: 5_000 }, "CREDITS_NOT_ENOUGH"],
  ])("%j are refused (rule F24)", async (wish, code) => {
    await credit(mei, 2_000);
    expect(await submit(mei, await aCheaperForm(mei, "0.00", wish))).toMatchObject({ ok: false, code });
  });

  it("that frees a service takes its fee off", async () => {
    const couponId = await aCoupon(mei, { type: 2, reduce: undefined, service: "filling", uses: 3 });
    const item = await aStoredItem(spec, mei, benches);
    const services = [{ code: "filling" as const, items: [] }];
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei), { services });
    const free = { ...form, couponId, total: toDecimal(subtract(cny(form.total), cny("5.00"))) };
    expect((await submit(mei, free)).ok).toBe(true);
    expect((await mei.must(promotion.listCoupons, { query: {} })).list[0]).toMatchObject({ usesLeft: 2, status: "available" });
  });

  it("that freed a service which can't be done takes nothing off others, and is back (rule H-132)", async () => {
    const couponId = await aCoupon(mei, { type: 2, reduce: undefined, service: "filling" });
    const item = await aStoredItem(spec, mei, benches);
    const services = [
      { code: "filling" as const, items: [] },
      { code: "reinforcement" as const, items: [] },
    ];
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei), { services });
    const total = toDecimal(subtract(cny(form.total), cny("5.00")));
    const { packageId, tradeNo } = await mei.must(contract.submitParcel, { body: { ...form, couponId, total } }, { key: aKey() });
    const before = await balanceOf(spec.deps.db, wallet(mei.id));
    expect((await pay(mei, tradeNo)).ok).toBe(true);
    await benches.packer.must(contract.startPicking, { body: { packageId } });
    const refund = (code: "filling" | "reinforcement") =>
      benches.packer.must(contract.refundService, { body: { packageId, code, done: 0, reason: "No box fits" } });
    expect(await refund("filling")).toMatchObject({ refunded: "0.00" });
    expect(await parcelOf(mei, packageId)).toMatchObject({ discounts: [], total });
    expect((await mei.must(promotion.listCoupons, { query: {} })).counts).toMatchObject({ used: 0, available: 1 });
    expect(await refund("reinforcement")).toMatchObject({ refunded: "30.00" });
    expect((await mei.call(contract.cancelParcel, { body: { packageId } }, { key: aKey() })).ok).toBe(true);
    expect(await balanceOf(spec.deps.db, wallet(mei.id))).toEqual(before);
    expect(toDecimal(await balanceOf(spec.deps.db, deposit(mei.id)))).toBe("0.00");
  });
});

describe("a discount code", () => {
  it("goes neither with a coupon nor with credits, whatever is called (rule F21)", async () => {
    const couponId = await aCoupon(mei);
    const discountCode = await aCode("ALONE-10");
    await credit(mei, 500);
    for (const wish of [{ couponId }, { credits: 100 }])
      expect(await submit(mei, await aCheaperForm(mei, "0.00", { ...wish, discountCode }))).toMatchObject({
        ok: false,
        code: "CODE_NOT_COMBINABLE",
      });
    expect(await creditsOf(spec.deps.db, mei.id)).toBe(500);
  });

  it("serves no more parcels than it may, and serves again when one is cancelled (rules F20 and F22)", async () => {
    const discountCode = await aCode("TWICE-10", { total: 2, perUser: 2 });
    const addressId = await anAddress(spec, mei);
    const forms: Form[] = [];
    for (let n = 0; n < 4; n++) {
      const form = await aCheaperForm(mei, "0.00", { discountCode }, addressId);
      const priced = await submit(mei, form);
      if (priced.ok || priced.code !== "PARCEL_PRICE_CHANGED") throw new Error(`not priced: ${JSON.stringify(priced)}`);
      forms.push({ ...form, total: named(priced.data) });
    }
    const replies = await race(16, (index) => submit(mei, forms[index % 4] ?? never()));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(2);
    expect(replies.flatMap((reply) => (reply.ok ? [] : [reply.code]))).toContain("DISCOUNT_CODE_NOT_USABLE");
    const made = replies.flatMap((reply) => (reply.ok ? [reply.data.packageId] : []));
    await mei.must(contract.cancelParcel, { body: { packageId: made[0] ?? "" } }, { key: aKey() });
    const again = await race(4, (index) => submit(mei, forms[index] ?? never()));
    expect(again.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe("settling a discounted parcel (rule F33)", () => {
  it("gives back no more than was paid in money; the rest of the surplus returns to the promotion", async () => {
    const couponId = await aCoupon(mei, { reduce: "500.00" });
    const item = await aStoredItem(spec, mei, benches, { grams: 2_500, sidesCm: [30, 20, 8] });
    const form = await aForm(mei, [item.itemId], await anAddress(spec, mei));
    const priced = await submit(mei, { ...form, couponId });
    if (priced.ok) throw new Error("the coupon took nothing off");
    const total = named(priced.data);
    // Something is always left to pay.
    expect(cny(total).amount).toBeGreaterThan(0n);
    const { packageId, tradeNo } = await mei.must(contract.submitParcel, { body: { ...form, couponId, total } }, { key: aKey() });
    expect((await pay(mei, tradeNo)).ok).toBe(true);
    const before = await balanceOf(spec.deps.db, wallet(mei.id));
    await packIt(benches, packageId, [item.itemNo]);
    await weighIt(benches, packageId, { grams: 600, sidesCm: [30, 20, 8] });
    await aWaybill(benches, packageId);
    expect((await leave(benches, [packageId])).ok).toBe(true);
    const { settlement, discounts, deposit: freight } = await parcelOf(mei, packageId);
    const inMoney = subtract(cny(freight), cny(discounts[0]?.amount ?? "0.00"));
    const gain = subtract(await balanceOf(spec.deps.db, wallet(mei.id)), before);
    expect(cny(settlement?.unusedDiscount ?? "0.00").amount).toBeGreaterThan(0n);
    expect(gain.amount).toBeLessThanOrEqual(inMoney.amount);
    expect(toDecimal(await balanceOf(spec.deps.db, deposit(mei.id)))).toBe("0.00");
    await mei.must(contract.confirmReceipt, { body: { packageId } }, { key: aKey() });
    expect(await creditsOf(spec.deps.db, mei.id)).toBe(0);
  });

  it("earns one credit for each ¥1 of freight on receipt, once (rule J-35)", async () => {
    const form = await aCheaperForm(mei, "0.00", {});
    const { packageId, tradeNo } = await mei.must(contract.submitParcel, { body: form }, { key: aKey() });
    await pay(mei, tradeNo);
    const { itemNo } = (await parcelOf(mei, packageId)).items[0] ?? never();
    await packIt(benches, packageId, [itemNo]);
    await weighIt(benches, packageId, { grams: 700, sidesCm: [30, 20, 8] });
    await aWaybill(benches, packageId);
    await leave(benches, [packageId]);
    await race(8, () => mei.call(contract.confirmReceipt, { body: { packageId } }, { key: aKey() }));
    const { settlement } = await parcelOf(mei, packageId);
    expect(await creditsOf(spec.deps.db, mei.id)).toBe(Number(cny(settlement?.quote.total ?? "0.00").amount / 100n));
  });
});

describe("the turn of the year (rules F24 and J-33)", () => {
  it("spares credits set aside in time, and ends them when their parcel is cancelled after it", async () => {
    // A last day of a year that is still to come, with the goods taken in on it: what is in storage longer would have to leave.
    const now = spec.deps.clock.now();
    const noonOf = (year: number) => Date.UTC(year, 11, 31, 12);
    const isOver = noonOf(now.getUTCFullYear()) <= now.getTime();
    const year = now.getUTCFullYear() + (isOver ? 1 : 0);
    await spec.advance(Math.round((noonOf(year) - now.getTime()) / 1000));
    await logInAgain(spec, mei);
    await credit(mei, 500);
    const [first, second] = [
      await aCheaperForm(mei, "2.00", { credits: 200 }),
      await aCheaperForm(mei, "3.00", { credits: 300 }),
    ];
    const paid = await mei.must(contract.submitParcel, { body: first }, { key: aKey() });
    const dropped = await mei.must(contract.submitParcel, { body: second }, { key: aKey() });
    await spec.advance(86_400);
    expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 0, reserved: 500 });
    expect((await pay(mei, paid.tradeNo)).ok).toBe(true);
    // Said before it is cancelled, paid or not: they would not come back.
    const validUntil = new Date(Date.UTC(year, 11, 31, 16)).toISOString();
    expect((await parcelOf(mei, dropped.packageId)).discounts).toMatchObject([{ ref: "300", validUntil }]);
    await mei.must(contract.cancelParcel, { body: { packageId: dropped.packageId } }, { key: aKey() });
    expect(await mei.must(promotion.readCredits)).toMatchObject({ balance: 0, reserved: 0 });
    expect((await parcelOf(mei, paid.packageId)).discounts).toMatchObject([{ kind: "credits", ref: "200", validUntil }]);
  });
});

/** The price a refusal names. */
function named(data: unknown): string {
  return (data as { total: string }).total;
}

function never(): never {
  throw new Error("not made");
}
