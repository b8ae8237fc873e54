import { cny, type Money, zero } from "@sihai/domain";
import { quoteMeasured } from "@sihai/domain/freight";
import { freightTerms } from "@sihai/domain/parcel";
import type { Settings } from "@sihai/domain/setting";
import type { Deps, SettingTrial } from "#platform";
import { levelOf } from "./level.store.ts";
import { rateCards } from "./rate-cards.ts";
import { parcelsToTry } from "./trial.store.ts";

const parcelsMost = 300;

type Moment = Parameters<SettingTrial["run"]>[1];

/** The parcels of late, quoted again by today's price list for their owners' levels: only what the rules change differs. */
export const parcelTrial: SettingTrial = {
  of: "parcels",
  reads: ["parcelOperationFee", "memberFreightOffBp"],
  run: (deps, moment) => quotedAgain(deps, moment, (grams) => grams),
};

/** Their deposits: quoted with the allowance on top of the weight, and without where the line takes no more. */
export const depositTrial: SettingTrial = {
  of: "deposits",
  reads: ["depositAllowanceBp"],
  run: (deps, moment) => quotedAgain(deps, moment, withAllowance),
};

function withAllowance(grams: number, { depositAllowanceBp }: Settings): number {
  return Math.ceil((grams * (10_000 + depositAllowanceBp)) / 10_000);
}

async function quotedAgain(
  deps: Deps,
  { before, after, since, now }: Moment,
  weigh: (grams: number, rules: Settings) => number,
): Promise<{ before: Money; after: Money }[]> {
  const cards = await rateCards(deps);
  if (!cards.ok) return [];
  const levels = new Map<string, number>();
  const rows = [];
  for (const parcel of await parcelsToTry(deps.db, parcelsMost, since)) {
    const line = cards.value.byId.get(parcel.lineId);
    if (!line) continue;
    const level = levels.get(parcel.userId) ?? (await levelOf(deps.db, parcel.userId));
    levels.set(parcel.userId, level);
    const { sidesCm } = parcel;
    const quoteOf = (grams: number, rules: Settings) =>
      quoteMeasured({ line, measured: { grams, sidesCm }, parcel, on: now.toISOString(), ...freightTerms(rules, level) });
    const costBy = (rules: Settings) => {
      const weighed = quoteOf(weigh(parcel.grams, rules), rules);
      const quote = weighed.eligible ? weighed : quoteOf(parcel.grams, rules);
      return quote.eligible ? cny(quote.total) : zero("CNY");
    };
    rows.push({ before: costBy(before), after: costBy(after) });
  }
  return rows;
}
