import { type Currency, type Money, money } from "@sihai/domain";
import { type BookKind, type BookSide, type Place, sideOf, totalBooks } from "@sihai/domain/books";
import type { Db } from "#platform";
import { onTheirWayAt, type StandingLine, standingAt } from "./balances.store.ts";
import { gatewayAt, statedAt } from "./places.store.ts";

export type ReportLine = { side: BookSide; kind: BookKind; amount: Money; accounts: number; onTheirWay: Money | null };

/**
 * Where money stands outside, by the books and by what the place itself says. `comparedAt`: the hour both are of. `rest`: what nothing explains; null where the
 * place has said nothing.
 */
export type PlaceLine = {
  place: Place;
  ours: Money;
  stated: Money | null;
  comparedAt: Date | null;
  statedBy: string;
  timing: Money;
  told: Money;
  rest: Money | null;
};

export type BalancesReport = {
  at: Date;
  lines: ReportLine[];
  totals: { due: Money; claims: Money; places: Money; own: Money; isWhole: boolean }[];
  places: PlaceLine[];
  agrees: boolean;
};

/** What we owe by kind and currency against what stands where, at an instant, and whether the two agree. */
export async function readBalances(db: Db, at: Date): Promise<BalancesReport> {
  const [standing, held, gateway, stated] = await Promise.all([
    standingAt(db, at),
    onTheirWayAt(db, at),
    gatewayAt(db, at),
    statedAt(db, at),
  ]);
  const lines = standing
    .filter(({ amount, accounts }) => amount !== 0n || accounts > 0)
    .map(({ kind, currency, amount, accounts }) => {
      const aside = kind === "held" ? held.find((one) => one.currency === currency) : undefined;
      return {
        side: sideOf(kind),
        kind,
        amount: money(amount, currency),
        accounts,
        onTheirWay: aside ? money(aside.amount, currency) : null,
      };
    });
  const totals = totalsOf(standing);
  const places = [...gatewayLines(standing, gateway), ...bankLines(standing, stated)];
  const agrees = totals.every(({ isWhole }) => isWhole) && places.every(doesAgree);
  return { at, lines, totals, places, agrees };
}

/** A place nothing stands at needs to say nothing. */
function doesAgree({ ours, rest }: PlaceLine): boolean {
  return rest === null ? ours.amount === 0n : rest.amount === 0n;
}

function totalsOf(standing: readonly StandingLine[]) {
  return [...new Set(standing.map(({ currency }) => currency))].map((currency) => {
    const { due, claims, places, own, isWhole } = totalBooks(standing.filter((line) => line.currency === currency));
    const of = (amount: bigint) => money(amount, currency);
    return { due: of(due), claims: of(claims), places: of(places), own: of(own), isWhole };
  });
}

function gatewayLines(standing: readonly StandingLine[], read: Awaited<ReturnType<typeof gatewayAt>>): PlaceLine[] {
  return currenciesAt(standing, "gateway", read?.standing ?? []).map((currency) => {
    const ours = oursAt(standing, "gateway", currency);
    const theirs = read?.standing.find((one) => one.currency === currency);
    const of = (amount: bigint) => money(amount, currency);
    if (!read) return silent("gateway", of(ours));
    const { stated, timing, told } = theirs ?? { stated: 0n, timing: 0n, told: 0n };
    return {
      ...{ place: "gateway", ours: of(ours), stated: of(stated), comparedAt: read.readUntil, statedBy: "" },
      ...{ timing: of(timing), told: of(told), rest: of(stated - ours - timing - told) },
    };
  });
}

function bankLines(standing: readonly StandingLine[], stated: Awaited<ReturnType<typeof statedAt>>): PlaceLine[] {
  return currenciesAt(standing, "bank", stated).map((currency) => {
    const of = (amount: bigint) => money(amount, currency);
    const said = stated.find((one) => one.currency === currency);
    const ours = of(oursAt(standing, "bank", currency));
    if (!said) return silent("bank", ours);
    return {
      ...{ place: "bank", ours, stated: of(said.amount), comparedAt: said.at, statedBy: said.by },
      ...{ timing: of(ours.amount - said.ours), told: of(0n), rest: of(said.amount - said.ours) },
    };
  });
}

function silent(place: Place, ours: Money): PlaceLine {
  const nothing = money(0n, ours.currency);
  return { place, ours, stated: null, comparedAt: null, statedBy: "", timing: nothing, told: nothing, rest: null };
}

function oursAt(standing: readonly StandingLine[], place: Place, currency: Currency): bigint {
  return standing.find((line) => line.kind === place && line.currency === currency)?.amount ?? 0n;
}

function currenciesAt(standing: readonly StandingLine[], place: Place, stated: readonly { currency: Currency }[]): Currency[] {
  const used = standing.filter(({ kind, amount }) => kind === place && amount !== 0n);
  return [...new Set([...used, ...stated].map(({ currency }) => currency))].sort();
}
