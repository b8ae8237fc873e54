import * as contract from "@sihai/contract/parcel";
import * as freight from "@sihai/contract/tax";
import { add, cny, toDecimal } from "@sihai/domain";
import { beijingDate, dayMs } from "@sihai/domain/clocks";
import { beforeEach, describe, expect, it } from "vitest";
import { aKey, anAddress, logInAgain } from "#testing";
import { aChangeOf } from "../../../../testing/parcel/changes.ts";
import { benches, detail, mei, spec, standOnNewGround } from "../../../../testing/parcel/fixtures.ts";
import { aSubmittedParcel } from "../../../../testing/parcel/parcels.ts";

standOnNewGround();

const lineId = "express-world-hk";

/** From tomorrow Germany asks twice as much; a euro costs half of what it did. */
async function anotherDay(): Promise<void> {
  const [maker, checker] = [await spec.staff("pricing"), await spec.staff("pricing")];
  const from = beijingDate(new Date(spec.deps.clock.now().getTime() + dayMs));
  const law = { currency: "EUR", duty_relief: "0", duty_bp: "2000", vat_relief: "0", vat_bp: "4000", flat_per_line: "0" };
  const cells = { country: "DE", from, ...law, grade: "A" as const, source: "the law" };
  await maker.must(freight.draftTaxRule, { body: { cells } });
  const { list } = await maker.must(freight.listTaxRules);
  const ruleIds = list.flatMap(({ ruleId, state }) => (ruleId !== null && state === "draft" ? [ruleId] : []));
  await checker.must(freight.checkTaxRules, { body: { ruleIds } });
  await spec.advance(dayMs / 1000);
  await spec.deps.db
    .insertInto("exchange_rate")
    .values({ published_on: from, currency: "EUR", rate: "0.25", fetched_at: spec.deps.clock.now() })
    .execute();
  await logInAgain(spec, mei);
}

describe("the tax to expect of a parcel that is changed on another day", () => {
  let packageId: string;
  beforeEach(async () => {
    ({ packageId } = await aSubmittedParcel(spec, mei, benches, { price: "900.00", form: { lineId } }));
  });

  async function change(given: Parameters<typeof aChangeOf>[2]) {
    const body = await aChangeOf(mei, packageId, given);
    await mei.must(contract.changeParcel, { body }, { key: aKey() });
    return (await detail(packageId)).tax;
  }

  it("is that of the day it was agreed, of rule and rate, as long as it goes to the same country", async () => {
    const { tax, declaration } = await detail(packageId);
    expect(tax?.lines.length).toBeGreaterThan(0);
    await anotherDay();
    expect(await change({ remark: "a word more" })).toEqual(tax);
    expect(await change({ addressId: await anAddress(spec, mei) })).toEqual(tax);
    // Declared anew, it is calculated anew, by the rule that was agreed.
    const [first, ...others] = declaration.lines;
    if (!first) throw new Error("nothing is declared");
    const dearer = ({ amount, currency }: typeof first.value) => ({
      amount: toDecimal(add(cny(amount), cny("100.00"))),
      currency,
    });
    const lines = [{ ...first, value: dearer(first.value) }, ...others];
    const more = await change({ declaration: { lines, total: dearer(declaration.total) } });
    expect(more?.from).toBe(tax?.from);
    expect(cny(more?.total ?? "0").amount).toBeGreaterThan(cny(tax?.total ?? "0").amount);
    const today = await mei.must(contract.parcelDetail, { query: await aNewOne() });
    expect(today.tax?.from).not.toBe(tax?.from);
    expect(cny(today.tax?.total ?? "0").amount).toBeGreaterThan(cny(more?.total ?? "0").amount);
  });

  it("is the one the form of the change calculates by, while it goes to the same country", async () => {
    const { items } = await detail(packageId);
    const ask = async (addressId?: string) => {
      const body = { itemIds: items.map(({ itemId }) => itemId), packageId, ...(addressId && { addressId }) };
      return (await mei.must(contract.parcelOptions, { body })).tax;
    };
    const agreed = await ask();
    await anotherDay();
    expect(await ask()).toEqual(agreed);
    expect(await ask(await anAddress(spec, mei))).toEqual(agreed);
    expect((await ask(await anAddress(spec, mei, "FR")))?.country).toBe("FR");
  });

  it("is that of the day of change for a country it did not go to before", async () => {
    const { tax } = await detail(packageId);
    await anotherDay();
    const french = await change({ addressId: await anAddress(spec, mei, "FR") });
    expect(french).not.toEqual(tax);
    const back = await change({ addressId: await anAddress(spec, mei) });
    expect(back?.from).not.toBe(tax?.from);
  });

  async function aNewOne() {
    const fresh = await aSubmittedParcel(spec, mei, benches, { price: "900.00", form: { lineId } });
    return { packageId: fresh.packageId };
  }
});
