import * as contract from "@sihai/contract/tax";
import { beijingDate } from "@sihai/domain/clocks";
import type { TaxCells } from "@sihai/domain/tax";
import { beforeAll, describe, expect, it } from "vitest";
import { aWorld, type Client, race, type SpecWorld } from "#testing";
import { taxRuleOf } from "./index.ts";

const dayMs = 86_400_000;

function cells(given: Partial<TaxCells> = {}): TaxCells {
  return {
    country: "DE",
    from: "2030-01-01",
    currency: "EUR",
    duty_relief: "150",
    duty_bp: "450",
    vat_relief: "0",
    vat_bp: "2100",
    flat_per_line: "3",
    grade: "A",
    source: "the law",
    ...given,
  };
}

describe("tax rules made in the console", () => {
  let world: SpecWorld;
  let maker: Client;
  let checker: Client;
  const inDays = (days: number) => beijingDate(new Date(world.deps.clock.now().getTime() + days * dayMs));
  const ruleToday = (country: string, days = 0) =>
    taxRuleOf(world.deps, country, new Date(world.deps.clock.now().getTime() + days * dayMs));
  const draft = (given: Partial<TaxCells>) => maker.call(contract.draftTaxRule, { body: { cells: cells(given) } });
  const check = (who: Client, ruleIds: string[]) => who.call(contract.checkTaxRules, { body: { ruleIds } });

  async function aDraft(given: Partial<TaxCells>): Promise<string> {
    await maker.must(contract.draftTaxRule, { body: { cells: cells(given) } });
    const { list } = await maker.must(contract.listTaxRules);
    const ids = list.flatMap(({ ruleId, state }) => (ruleId !== null && state === "draft" ? [ruleId] : []));
    return ids.sort((a, b) => Number(b) - Number(a))[0] ?? "";
  }

  beforeAll(async () => {
    world = await aWorld();
    maker = await world.staff("pricing");
    checker = await world.staff("pricing");
  });

  it("stand beside those of the files, one of each country in force", async () => {
    const { list, today } = await maker.must(contract.listTaxRules);
    const germany = list.filter(({ country }) => country === "DE");
    expect(germany.map(({ ruleId, state }) => [ruleId, state])).toEqual([
      [null, "in-force"],
      [null, "over"],
    ]);
    expect(today).toBe(inDays(0));
  });

  it("name every wrong cell and are kept only when all are right", async () => {
    const wrong = await draft({ country: "XX", vat_bp: "99999", from: inDays(0) });
    expect(wrong).toMatchObject({ ok: false, code: "TAX_RULES_INVALID", data: { count: 1, errors: [{ column: "vat_bp" }] } });
    const early = await draft({ from: inDays(0) });
    expect(early).toMatchObject({ ok: false, code: "TAX_RULES_INVALID", data: { errors: [{ column: "from" }] } });
    const never = await draft({ from: "2027-02-30" });
    expect(never).toMatchObject({ ok: false, code: "TAX_RULES_INVALID", data: { errors: [{ column: "from" }] } });
    const nowhere = await draft({ country: "XX" });
    expect(nowhere).toMatchObject({ ok: false, code: "TAX_RULES_INVALID", data: { errors: [{ column: "country" }] } });
    const { text } = await maker.must(contract.exportTaxRules);
    expect(await maker.call(contract.importTaxRules, { body: { text } })).toMatchObject({
      ok: false,
      code: "TAX_RULES_UNCHANGED",
    });
    const half = `${text}AT,${inDays(9)},EUR,150,450,0,2000,3,A,the law,,,,\nFI,${inDays(9)},EUR,x,450,0,2550,3,A,the law,,,,\n`;
    expect(await maker.call(contract.importTaxRules, { body: { text: half } })).toMatchObject({
      ok: false,
      data: { count: 1, errors: [{ column: "duty_relief" }] },
    });
    expect((await maker.must(contract.listTaxRules)).list.filter(({ ruleId }) => ruleId !== null)).toEqual([]);
  });

  it("need a second person, and change what a parcel is told from their day on, no sooner", async () => {
    const from = inDays(1);
    const ruleId = await aDraft({ from });
    expect(await ruleToday("DE", 1)).toMatchObject({ vatBp: 1900 });
    expect(await check(maker, [ruleId])).toMatchObject({ ok: false, code: "TAX_RULE_OWN" });
    expect(await check(checker, [ruleId])).toMatchObject({ ok: true });
    expect(await check(checker, [ruleId])).toMatchObject({ ok: false, code: "TAX_RULE_STATE_REFUSED" });
    expect([(await ruleToday("DE"))?.vatBp, (await ruleToday("DE", 1))?.vatBp]).toEqual([1900, 2100]);
    expect((await ruleToday("FR", 1))?.vatBp).toBe(2000);

    await world.advance(dayMs / 1000);
    const { list } = await maker.must(contract.listTaxRules);
    const germany = list.filter(({ country }) => country === "DE").map(({ ruleId: id, state }) => [id, state]);
    expect(germany.slice(0, 2)).toEqual([
      [ruleId, "in-force"],
      [null, "over"],
    ]);
    const late = await maker.call(contract.withdrawTaxRule, { body: { ruleId } });
    expect(late).toMatchObject({ ok: false, code: "TAX_RULE_STATE_REFUSED" });
  });

  it("end, so that nothing is promised any more", async () => {
    const none = { duty_relief: "", duty_bp: "", vat_relief: "", vat_bp: "", flat_per_line: "" };
    const ruleId = await aDraft({ country: "SG", currency: "none", from: inDays(2), ...none });
    await checker.must(contract.checkTaxRules, { body: { ruleIds: [ruleId] } });
    expect(await ruleToday("SG", 1)).not.toBeNull();
    expect(await ruleToday("SG", 2)).toBeNull();
  });

  it("are taken back before they begin, once", async () => {
    const ruleId = await aDraft({ country: "JP", currency: "JPY", duty_relief: "10000", from: inDays(5) });
    await checker.must(contract.checkTaxRules, { body: { ruleIds: [ruleId] } });
    const before = await ruleToday("JP");
    const withdrawals = await race(4, () => maker.call(contract.withdrawTaxRule, { body: { ruleId } }));
    expect(withdrawals.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await ruleToday("JP", 5)).toEqual(before);
    const acts = await world.deps.db
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", `tax-rule:${ruleId}`)
      .execute();
    expect(acts.map(({ action }) => action)).toEqual(["freight.draft-tax", "freight.check-tax", "freight.withdraw-tax"]);
  });

  it("never begin two on one day for a country, however many are checked at once", async () => {
    const from = inDays(40);
    const ids = [await aDraft({ from, vat_bp: "1" }), await aDraft({ from, vat_bp: "2" }), await aDraft({ from, vat_bp: "3" })];
    const answers = await race(3, (index) => check(checker, [ids[index] ?? ""]));
    expect(answers.map((one) => (one.ok ? "ok" : one.code)).sort()).toEqual(["TAX_RULE_DAY_TAKEN", "TAX_RULE_DAY_TAKEN", "ok"]);
    const rest = ids.filter((_, index) => !answers[index]?.ok);
    const fresh = await aDraft({ country: "FR", from });
    expect(await check(checker, [fresh, ...rest])).toMatchObject({ ok: false, code: "TAX_RULE_DAY_TAKEN" });
    expect(await check(checker, [fresh, "999999"])).toMatchObject({ ok: false, code: "TAX_RULE_NOT_FOUND" });
    expect(await check(checker, [fresh])).toMatchObject({ ok: true });
  });

  it("come in a file, many at once", async () => {
    const { text } = await maker.must(contract.exportTaxRules);
    const more = ["AT", "FI"]
      .map((country) => `${country},${inDays(50)},EUR,150,450,0,2600,3,B,"the law, of 2027",175.50,200,4,5`)
      .join("\n");
    expect(await maker.must(contract.importTaxRules, { body: { text: `${text}${more}\n` } })).toEqual({ drafts: 2 });
    const { list } = await checker.must(contract.listTaxRules);
    const drafts = list.filter(({ country, state }) => ["AT", "FI"].includes(country) && state === "draft");
    await checker.must(contract.checkTaxRules, { body: { ruleIds: drafts.map(({ ruleId }) => ruleId ?? "") } });
    const eur = (amount: bigint) => ({ amount, currency: "EUR" });
    const steps = { reducedUpTo: eur(17_550n), reducedBp: 200, dutyLess: eur(400n), vatLess: eur(500n) };
    expect(await ruleToday("FI", 50)).toMatchObject({ vatBp: 2600, ...steps });
    const again = await maker.must(contract.exportTaxRules);
    expect(await maker.call(contract.importTaxRules, { body: again })).toMatchObject({ ok: false, code: "TAX_RULES_UNCHANGED" });
  });
});
