import { readMeasured } from "@sihai/contract/dashboard";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, aWorld, type SpecWorld } from "#testing";
import { answer, aQuestion } from "../../../testing/consult/consults.ts";
import { aSealedParcel, leave, theBenches } from "../../../testing/parcel/parcels.ts";
import { changeRule } from "../../../testing/setting/change-rule.ts";
import { readMeasured as measureAnew } from "./read-measured.service.ts";

let spec: SpecWorld;
beforeAll(async () => {
  spec = await aWorld();
});

it("shows everybody what was measured, and nothing of too few cases", async () => {
  const mei = await aBuyer(spec, "2000.00");
  const benches = await theBenches(spec);
  const { packageId } = await aSealedParcel(spec, mei, benches);
  await leave(benches, [packageId]);
  const support = await spec.staff("support");
  await answer(support, await aQuestion(mei));
  const { lines, times, late, least, balances } = await spec.visitor().must(readMeasured);
  expect(least).toBe(20);
  expect(late).toMatchObject({ delivered: 0, late: null });
  expect(times.find(({ kind }) => kind === "consult")).toEqual({ kind: "consult", samples: 1, hours: null });
  const sent = lines.find(({ deposit }) => deposit.samples > 0);
  expect(sent).toMatchObject({ days: { samples: 0, figures: null }, deposit: { samples: 1, figures: null } });
  const yuan = balances.find(({ owed }) => owed.currency === "CNY");
  const { rows } = await spec.deps.db
    .selectFrom("ledger_account")
    .select((eb) => eb.fn.sum<string>("balance").as("sum"))
    .where("kind", "in", ["wallet", "held", "deposit", "suspense"])
    .where("currency", "=", "CNY")
    .execute()
    .then((found) => ({ rows: found }));
  expect(Number(yuan?.owed.amount) * 100).toBeCloseTo(Number(rows[0]?.sum), 0);
});

it("shows a figure once enough was measured, the same in the file", async () => {
  await changeRule(spec, "measuredLeast", 1);
  // What is remembered for ten minutes is another world's: this one begins anew.
  const deps = { ...spec.deps, memory: (await aWorld()).deps.memory };
  const read = await measureAnew(deps, spec.deps.clock.now());
  if (!read.ok) throw new Error(read.refusal.code);
  const sent = read.value.lines.find(({ deposit }) => deposit.samples > 0);
  const row = await spec.deps.db
    .selectFrom("parcel")
    .select(["deposit_cny", "final_freight_cny"])
    .where("final_freight_cny", "is not", null)
    .executeTakeFirstOrThrow();
  const difference = BigInt(row.deposit_cny) - BigInt(row.final_freight_cny ?? 0);
  expect(sent?.deposit.figures?.p50.amount).toBe(difference);
  expect(read.value.times.find(({ kind }) => kind === "consult")?.hours?.p50).toBeGreaterThanOrEqual(0);
  const reply = await spec.visitor().fetch("/api/measured.csv");
  expect(reply.headers.get("content-type")).toContain("text/csv");
  expect(await reply.text()).toMatch(/^figure,of,unit,samples,p50,p90\n/);
});
