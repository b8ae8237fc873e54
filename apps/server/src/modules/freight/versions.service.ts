import { ok, type Result, refuse } from "@sihai/domain";
import { beijingDate, dayAfter, dayBefore, isCalendarDay } from "@sihai/domain/clocks";
import { diffRateCards, summariseTrial, tryParcels, writeRateCards } from "@sihai/domain/freight/rate-cards";
import { type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { mayCheck } from "../staff/index.ts";
import {
  findVersion,
  listVersions,
  lockSchedule,
  lockVersion,
  markScheduled,
  markWithdrawn,
  type RateCardVersion,
} from "./rate-card-version.store.ts";
import { cardsOfVersion, filesVersion, forgetScheduled, versionInForce } from "./rate-cards.ts";
import { parcelsToTry } from "./trial.store.ts";

const versionsShown = 100;
const parcelsTried = 200;
const notFound = refuse({ code: "RATE_VERSION_NOT_FOUND" as const });

/** `from`: the day a draft might begin; the proposed one when none is named. */
type Seen = { versionId: string; from?: string | undefined };

/** Every price list, the latest first; last the one of the operator's files. */
export async function versionList(deps: Deps, now: Date) {
  const today = beijingDate(now);
  const inForce = await versionInForce(deps, today);
  const rows = await listVersions(deps.db, versionsShown);
  return ok({
    list: [...rows.map((row) => viewVersion(row, inForce, today)), filesRow(inForce)],
    today,
  });
}

/** What a version changes, a draft where it begins on the day given, and what the caller may do with it. */
export async function readVersion(deps: Deps, { versionId, from }: Seen, staffId: string, now: Date) {
  const today = beijingDate(now);
  const row = versionId === filesVersion ? null : await findVersion(deps.db, versionId);
  if (!row && versionId !== filesVersion) return notFound;
  const day = await dayProposed(deps, row, today);
  const against = await followed(deps, row, from ?? day);
  const [cards, before] = [await cardsOfVersion(deps, versionId), await cardsOfVersion(deps, against)];
  if (!cards.ok) return cards;
  if (!before.ok) return before;
  const inForce = await versionInForce(deps, today);
  return ok({
    version: row ? viewVersion(row, inForce, today) : filesRow(inForce),
    against,
    lines: cards.value.cards.length,
    changes: diffRateCards(before.value.cards, cards.value.cards),
    maySchedule: row ? await mayBeScheduledBy(deps, row, staffId) : ("state" as const),
    mayWithdraw: row !== null && isBeforeItBegins(row, today),
    earliestDay: dayAfter(today),
    day,
  });
}

/** The latest parcels on the price list a version follows and on itself. */
export async function tryVersion(deps: Deps, { versionId, from }: Seen, now: Date) {
  const today = beijingDate(now);
  const row = versionId === filesVersion ? null : await findVersion(deps.db, versionId);
  if (!row && versionId !== filesVersion) return notFound;
  const day = from ?? (await dayProposed(deps, row, today));
  const [cards, before] = [await cardsOfVersion(deps, versionId), await cardsOfVersion(deps, await followed(deps, row, day))];
  if (!cards.ok) return cards;
  if (!before.ok) return before;
  const parcels = await parcelsToTry(deps.db, parcelsTried);
  const { warehouses } = deps.settings.at(now);
  const tried = tryParcels(
    parcels.map((parcel) => ({ ...parcel, warehouses })),
    before.value.byId,
    cards.value.byId,
    row?.takesEffectOn ?? (row ? day : today),
  );
  const { biggest, ...summary } = summariseTrial(tried);
  return ok({
    parcels: parcels.length,
    ...summary,
    biggest: biggest.map(({ no, ...rest }) => ({ packageId: no, ...rest })),
  });
}

/**
 * A version as the four CSV files it can be imported from again; also the one that came with the product.
 * `RATE_VERSION_NOT_FOUND`.
 */
export async function exportVersion(deps: Deps, versionId: string) {
  if (versionId !== filesVersion && !(await findVersion(deps.db, versionId))) return notFound;
  const cards = await cardsOfVersion(deps, versionId);
  if (!cards.ok) return cards;
  const { lines, tariffs, surcharges, performance } = writeRateCards(cards.value.cards, `version-${versionId}`);
  const texts = { lines, tariffs, surcharges, performance };
  const names = ["lines", "tariffs", "surcharges", "performance"] as const;
  return ok({ files: names.map((name) => ({ name, text: texts[name] })) });
}

type ScheduleRefusal =
  | OnceRefusal
  | { code: "RATE_VERSION_NOT_FOUND" | "RATE_VERSION_STATE_REFUSED" | "RATE_VERSION_OWN" | "RATE_VERSION_DAY_TAKEN" }
  | { code: "RATE_VERSION_DAY_PAST"; earliest: string };
type WithdrawRefusal = OnceRefusal | { code: "RATE_VERSION_NOT_FOUND" | "RATE_VERSION_STATE_REFUSED" };
type Act = { versionId: string; staffId: string; now: Date; once: Once | null };

/**
 * Puts a draft in force from a day on, tomorrow at the earliest, so that a price seen today is the price paid today. By somebody other than
 * who made it, where anybody else could (docs/decisions/0034-rate-card-versions.md).
 */
export async function scheduleVersion(
  deps: Deps,
  { versionId, from, staffId, now, once }: Act & { from: string },
): Promise<Result<null, ScheduleRefusal>> {
  const done = await transact<null, ScheduleRefusal>(
    deps.db,
    async (tx) => {
      await lockSchedule(tx);
      const row = await lockVersion(tx, versionId);
      if (!row) return notFound;
      if (row.state !== "draft") return refuse({ code: "RATE_VERSION_STATE_REFUSED" as const });
      const earliest = dayAfter(beijingDate(now));
      if (!isCalendarDay(from) || from < earliest) return refuse({ code: "RATE_VERSION_DAY_PAST" as const, earliest });
      const may = await mayCheck(tx, {
        makerId: row.importedBy.id,
        staffId,
        rules: deps.settings.at(now),
      });
      if (may === "own") return refuse({ code: "RATE_VERSION_OWN" as const });
      const alone = may === "alone";
      if (!(await markScheduled(tx, { versionId, from, staffId, alone, at: now })))
        return refuse({ code: "RATE_VERSION_DAY_TAKEN" as const });
      await audit(tx, {
        staffId,
        action: "freight.schedule-rates",
        subject: subjectOf(versionId),
        facts: { from, importedBy: row.importedBy.name, ...(alone && { checkedAlone: true }) },
        at: now,
      });
      return ok(null);
    },
    once,
  );
  forgetScheduled(deps);
  return done;
}

/** Takes back a draft, or a scheduled version whose first day has not come. */
export async function withdrawVersion(
  deps: Deps,
  { versionId, staffId, now, once }: Act,
): Promise<Result<null, WithdrawRefusal>> {
  const done = await transact<null, WithdrawRefusal>(
    deps.db,
    async (tx) => {
      const row = await lockVersion(tx, versionId);
      if (!row) return notFound;
      const may = isBeforeItBegins(row, beijingDate(now)) && (await markWithdrawn(tx, versionId, staffId, now));
      if (!may) return refuse({ code: "RATE_VERSION_STATE_REFUSED" as const });
      await audit(tx, {
        staffId,
        action: "freight.withdraw-rates",
        subject: subjectOf(versionId),
        facts: { from: row.takesEffectOn },
        at: now,
      });
      return ok(null);
    },
    once,
  );
  forgetScheduled(deps);
  return done;
}

/** How the audit log names a version. */
export function subjectOf(versionId: string): string {
  return `rate-cards:${versionId}`;
}

/** The first day on which a draft brings nothing forward of the list it was made from, tomorrow at the earliest. */
async function dayProposed({ db }: Deps, row: RateCardVersion | null, today: string): Promise<string> {
  const base = row && row.basedOn !== filesVersion ? await findVersion(db, row.basedOn) : null;
  const begins = base?.state === "scheduled" ? (base.takesEffectOn ?? today) : today;
  return dayAfter(begins > today ? begins : today);
}

/** The version in force before this one begins, a draft on the day given; for one that was withdrawn, what it was made from. */
async function followed(deps: Deps, row: RateCardVersion | null, from: string): Promise<string> {
  if (!row) return filesVersion;
  if (row.takesEffectOn && row.state === "scheduled") return versionInForce(deps, dayBefore(row.takesEffectOn));
  return row.state === "draft" ? versionInForce(deps, dayBefore(from)) : row.basedOn;
}

async function mayBeScheduledBy(
  { db, settings, clock }: Deps,
  row: RateCardVersion,
  staffId: string,
): Promise<"yes" | "alone" | "own" | "state"> {
  return row.state === "draft" ? mayCheck(db, { makerId: row.importedBy.id, staffId, rules: settings.at(clock.now()) }) : "state";
}

function isBeforeItBegins({ state, takesEffectOn }: RateCardVersion, today: string): boolean {
  return state === "draft" || (state === "scheduled" && takesEffectOn !== null && takesEffectOn > today);
}

function viewVersion(row: RateCardVersion, inForce: string, today: string) {
  const { id, importedBy, ...rest } = row;
  return {
    ...rest,
    versionId: id,
    importedBy: importedBy.name,
    isInForce: id === inForce,
    isOver: row.state === "scheduled" && (row.takesEffectOn ?? today) <= today && id !== inForce,
  };
}

function filesRow(inForce: string) {
  return {
    versionId: filesVersion,
    state: "scheduled" as const,
    isInForce: inForce === filesVersion,
    isOver: inForce !== filesVersion,
    note: "content/freight",
    basedOn: filesVersion,
    importedBy: null,
    importedAt: null,
    takesEffectOn: null,
    scheduledBy: null,
    scheduledAt: null,
    checkedAlone: false,
    withdrawnBy: null,
    withdrawnAt: null,
  };
}
