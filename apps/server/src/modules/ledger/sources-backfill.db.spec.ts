import { readFileSync } from "node:fs";
import { cny } from "@sihai/domain";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { aKey, anAddress, aWorld, type Client, inWallet, type SpecWorld } from "#testing";
import { aRecharge, aTrade, payWith } from "../../../testing/payment/payments.ts";
import { deposit, post, standingSources, wallet, world } from "./index.ts";

let spec: SpecWorld;
let mei: Client;
let addressId: string;
beforeAll(async () => {
  // What is paid for here is nothing in particular.
  spec = await aWorld({ onTradePaid: {} });
  mei = await spec.shopper();
  addressId = await anAddress(spec, mei);
});

const migration = readFileSync(new URL("../../../migrations/2026-11-23-60-money-sources.sql", import.meta.url), "utf8");
const closed = "alter table money_source add column is_closed boolean not null default false";

it("wallets and paid trades of before are laid to sources that the audit finds whole, and are given back and withdrawn from there", async () => {
  const { db } = spec.deps;
  for (const [amount, currency] of [
    ["60.00", "EUR"],
    ["25.00", "CNY"],
  ] as const)
    await payWith(mei, await aRecharge(mei, amount), "pm_card_visa", { addressId, currency });
  await spec.fund(mei, "10.00");
  const { tradeNo, subjectId } = await aTrade(spec, mei, "12.00");
  await payWith(mei, tradeNo, "pm_card_visa", { addressId });
  // Spent before there were sources: 15.00 of the 95.00.
  await db.transaction().execute((tx) =>
    post(tx, {
      key: aKey(),
      kind: "spec",
      userId: mei.id,
      at: spec.deps.clock.now(),
      postings: [{ from: wallet(mei.id), to: deposit(mei.id), amount: cny("15.00") }],
      sources: [{ step: "spent", parts: [{ purse: "order:1", amount: cny("15.00") }] }],
    }),
  );

  await sql
    .raw(
      "alter table withdrawal_part drop constraint withdrawal_part_user_id_source_id_fkey; drop table source_move, money_source; alter table trade_subject drop column purse",
    )
    .execute(db);
  await sql.raw(migration).execute(db);
  await sql.raw(closed).execute(db);

  expect(await inWallet(spec, mei)).toBe("80.00");
  const standing = await standingSources(db, mei.id, "CNY");
  expect(standing.map(({ kind, inWallet: left }) => [kind, left])).toEqual([
    ["card", cny("55.00")],
    ["card", cny("25.00")],
  ]);
  // The EUR recharge goes back as the euros it was charged, less the surcharge.
  expect(standing[0]?.paid).toMatchObject({ currency: "EUR" });
  expect(standing[0]?.amount).toEqual(cny("60.00"));

  // What the card paid straight for goes back to where it came from.
  await db.transaction().execute((tx) =>
    post(tx, {
      key: aKey(),
      kind: "spec",
      userId: mei.id,
      at: spec.deps.clock.now(),
      postings: [{ from: world("bank"), to: wallet(mei.id), amount: cny("12.00") }],
      sources: [{ step: "given-back", purse: `back-payment:${subjectId}`, amount: cny("12.00") }],
    }),
  );
  expect((await standingSources(db, mei.id, "CNY")).map(({ kind, inWallet: left }) => [kind, left])).toContainEqual([
    "card",
    cny("12.00"),
  ]);
  const broken = (await spec.audit()).filter(({ invariant }) => /^M[45] .*(source|wallet|purse|given back)/.test(invariant));
  expect(broken).toEqual([]);
});
