import { submitDiy } from "@sihai/contract/order";
import { settleSuspended } from "@sihai/contract/suspense";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aKey, anAddress, type Client, inWallet, pay, payPassword } from "#testing";
import { aManualOrder } from "../../../../testing/order/manual-order.ts";
import { gateway, mei, spec, standOnCardGround } from "../../../../testing/payment/card-fixtures.ts";
import { aRecharge, aTrade, cards, payWith } from "../../../../testing/payment/payments.ts";
import { aSuspendedCharge, suspendedOf } from "../../../../testing/payment/suspended.ts";
import { sendBack, takeBackSuspended } from "../../suspense/index.ts";
import { collectDebts, owedNow } from "./debt.ts";
import { bookWaitingReversals } from "./note-reversal.ts";

standOnCardGround();

/** Mei's entries fail, whatever asks for them; Omar's come after hers. */
let omar: Client;
let omarsAddress: string;
beforeEach(async () => {
  await gateway.hold(true);
  omar = await spec.shopper();
  omarsAddress = await anAddress(spec, omar);
});
afterEach(() => heal());

const poison = () =>
  sql`create function spec_poison() returns trigger language plpgsql as $$ begin
    if new.user_id = ${sql.lit(mei.id)} then raise exception 'poisoned'; end if; return new; end $$;
    create trigger spec_poison before insert on ledger_entry for each row execute function spec_poison()`.execute(spec.deps.db);
const heal = () => sql`drop function if exists spec_poison cascade`.execute(spec.deps.db);
const failures = async (sweep: string) =>
  (await spec.deps.db.selectFrom("sweep_failure").select("attempts").where("sweep", "=", sweep).execute()).map(
    ({ attempts }) => attempts,
  );
const timePasses = () => sql`update sweep_failure set retry_at = clock_timestamp()`.execute(spec.deps.db);

/** The sweep gets to the others, leaves the one alone for a while, and ends it once it can. */
async function goesOn(sweep: string, run: () => Promise<void>, done: (who: Client) => Promise<boolean>): Promise<void> {
  await poison();
  await run();
  expect([await done(mei), await done(omar)]).toEqual([false, true]);
  await run();
  expect(await failures(sweep)).toEqual([1]);
  await timePasses();
  await run();
  expect(await failures(sweep)).toEqual([2]);
  await heal();
  await run();
  expect(await done(mei)).toBe(false);
  await timePasses();
  await run();
  expect(await done(mei)).toBe(true);
  expect(await failures(sweep)).toEqual([]);
}

async function recharged(who: Client, address: string): Promise<string> {
  const tradeNo = await aRecharge(who, "100.00");
  await payWith(who, tradeNo, cards.visa, { addressId: address });
  return (await gateway.intentsOf(tradeNo))[0]?.id ?? "";
}

/** Mei and Omar recharged by card, and the gateway took a part of it back. */
async function takenBack(before = async (_: Client): Promise<void> => undefined): Promise<void> {
  for (const [who, address] of [
    [mei, await anAddress(spec, mei)],
    [omar, omarsAddress],
  ] as const) {
    const intentId = await recharged(who, address);
    await before(who);
    const at = spec.deps.clock.now();
    await spec.deps.db
      .insertInto("card_reversal")
      .values({
        ...{ id: `re_${intentId}`, kind: "refund", gateway_id: intentId, currency: "CNY", amount: "1000", status: "refunded" },
        ...{ reason: "", withdrawn: true, reinstated: false, opened_at: at, changed_at: at },
      })
      .execute();
  }
}

describe("one that fails does not keep the others", () => {
  it("of what the gateway took back before its charge was known", async () => {
    await takenBack();
    const taken = async (who: Client) => (await inWallet(spec, who)) !== "100.00";
    await goesOn("card reversals", () => bookWaitingReversals(spec.deps), taken);
  });

  it("of debts that are repaid", async () => {
    const hash = await spec.deps.passwords.hash(payPassword);
    await spec.deps.db.updateTable("app_user").set({ pay_password_hash: hash }).where("id", "in", [mei.id, omar.id]).execute();
    await takenBack(async (who) => {
      const { tradeNo } = await who.must(submitDiy, { body: aManualOrder("100.00") }, { key: aKey() });
      expect(await pay(who, tradeNo)).toMatchObject({ ok: true });
    });
    await bookWaitingReversals(spec.deps);
    for (const who of [mei, omar]) {
      expect((await owedNow(spec.deps.db, who.id)).amount).toBeGreaterThan(0n);
      await spec.fund(who, "50.00");
    }
    const repaid = async (who: Client) => (await owedNow(spec.deps.db, who.id)).amount === 0n;
    await goesOn("card debts", () => collectDebts(spec.deps), repaid);
  });

  const sent = async (who: Client) => (await suspendedOf(spec, who)).some(({ state }) => state === "sent-back");
  async function sending(): Promise<void> {
    for (const [who, address] of [
      [mei, await anAddress(spec, mei)],
      [omar, omarsAddress],
    ] as const)
      await aSuspendedCharge(spec, who, (await aTrade(spec, who, "50.00")).tradeNo, address);
    const finance = await spec.staff("finance");
    for (const who of [mei, omar]) {
      const suspenseNo = `SP${(await suspendedOf(spec, who))[0]?.id}`;
      const body = { suspenseNo, way: "send-back" as const, reason: "Its card is known" };
      expect(await finance.call(settleSuspended, { body }, { key: aKey() })).toMatchObject({ data: { state: "sending" } });
    }
  }

  it("of suspended money that is sent back", async () => {
    await sending();
    const run = async () => {
      await spec.advance(61);
      await sendBack(spec.deps);
    };
    await goesOn("suspended money sent back", run, sent);
  });

  it("of suspended money that came back after it was sent", async () => {
    await sending();
    await spec.advance(61);
    await sendBack(spec.deps);
    for (const who of [mei, omar]) {
      const refundId = (await suspendedOf(spec, who))[0]?.sent_as ?? "";
      const at = spec.deps.clock.now();
      await spec.deps.db
        .insertInto("card_reversal")
        .values({
          ...{ id: refundId, kind: "own-refund", gateway_id: `pi_${refundId}`, currency: "CNY", amount: "1", status: "failed" },
          ...{ reason: "", withdrawn: true, reinstated: true, opened_at: at, changed_at: at },
        })
        .execute();
    }
    const again = async (who: Client) => (await suspendedOf(spec, who)).some(({ came_by: by }) => by === "refund");
    await goesOn("suspended money that came back", () => takeBackSuspended(spec.deps), again);
  });
});
