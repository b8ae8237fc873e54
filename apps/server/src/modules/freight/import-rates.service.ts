import { cny, type Money, ok, type Result, refuse } from "@sihai/domain";
import { costCurve } from "@sihai/domain/freight";
import {
  type CardCells,
  cardCells,
  diffRateCards,
  type RateCard,
  type RateCardFiles,
  type RowError,
  readOneLine,
  readRateCards,
  writeRateCards,
} from "@sihai/domain/freight/rate-cards";
import { contentText, type Deps, type Once, type OnceRefusal, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { insertVersion } from "./rate-card-version.store.ts";
import { cardsOfVersion, filesOfVersion, latestVersion, type RoutesUnavailable } from "./rate-cards.ts";
import { subjectOf } from "./versions.service.ts";

type Files = Omit<RateCardFiles, "goodsFlags">;
type Refusal =
  | RoutesUnavailable
  | OnceRefusal
  | { code: "RATE_CARDS_INVALID"; count: number; errors: RowError[] }
  | { code: "RATE_CARDS_UNCHANGED" | "RATE_VERSION_NOT_FOUND" };
type By = { note: string; staffId: string; now: Date; once: Once | null };

/** Errors shown of a file that is wrong throughout. */
const errorsShown = 200;

/**
 * Makes a draft of CSV files; those not given are the ones of the version it is based on, the latest scheduled one when none is named, so
 * that a draft does not undo what is about to begin. Nothing is kept unless every cell of all four is right.
 */
export async function importRates(
  deps: Deps,
  { files, basedOn, ...by }: By & { files: { [Name in keyof Files]?: string | undefined }; basedOn: string | undefined },
): Promise<Result<{ versionId: string }, Refusal>> {
  const latest = await latestVersion(deps);
  const base = basedOn ?? latest;
  const given = await filesOfVersion(deps.db, base);
  if (!given) return refuse({ code: "RATE_VERSION_NOT_FOUND" });
  const whole: Files = {
    lines: files.lines ?? given.lines,
    tariffs: files.tariffs ?? given.tariffs,
    surcharges: files.surcharges ?? given.surcharges,
    performance: files.performance ?? given.performance,
  };
  const read = readRateCards({ ...whole, goodsFlags: contentText("freight/goods-flags.csv") });
  if (!read.ok) return invalid(read.refusal.errors);
  const current = await cardsOfVersion(deps, latest);
  if (!current.ok) return current;
  if (diffRateCards(current.value.cards, read.value).length === 0) return refuse({ code: "RATE_CARDS_UNCHANGED" });
  return keepDraft(deps, { files: whole, basedOn: base, lines: read.value.length, ...by });
}

/** A draft of the latest scheduled price list with one line changed, or added when its id is new. */
export async function draftOfLine(
  deps: Deps,
  { cells, ...by }: By & { cells: CardCells },
): Promise<Result<{ versionId: string }, Refusal>> {
  const read = readOneLine(cells, contentText("freight/goods-flags.csv"));
  if (!read.ok) return invalid(read.refusal.errors);
  const current = await cardsOfVersion(deps, await latestVersion(deps));
  if (!current.ok) return current;
  const card = read.value;
  const { cards, byId, version } = current.value;
  const changed = byId.has(card.id) ? cards.map((one) => (one.id === card.id ? card : one)) : [...cards, card];
  if (diffRateCards(cards, changed).length === 0) return refuse({ code: "RATE_CARDS_UNCHANGED" });
  const files = writeRateCards(changed, `version-${version}`);
  return keepDraft(deps, { files, basedOn: version, lines: changed.length, ...by });
}

/** The lines of the latest scheduled price list, and one of them cell by cell. */
export async function lineForm(deps: Deps, lineId: string | undefined) {
  const current = await cardsOfVersion(deps, await latestVersion(deps));
  if (!current.ok) return current;
  const { cards, byId, version } = current.value;
  const card = lineId === undefined ? undefined : byId.get(lineId);
  return ok({
    version,
    lines: cards.map(({ id, name, service, countries, validFrom, validTo }) => ({
      ...{ lineId: id, name, service, validFrom, validTo },
      countries: countries.length,
    })),
    cells: card ? cardCells(card, `version-${version}`) : null,
    ...curveOf(card),
  });
}

/** What is wrong with a line as it is being typed, or what it would cost over weight. */
export function checkLine(cells: CardCells) {
  const read = readOneLine(cells, contentText("freight/goods-flags.csv"));
  if (!read.ok) return ok({ errors: read.refusal.errors.slice(0, errorsShown), points: [], stepped: false });
  return ok({ errors: [], ...curveOf(read.value) });
}

const curvePoints = 121;

function curveOf(card: RateCard | undefined): { points: { grams: number; amount: Money }[]; stepped: boolean } {
  if (!card) return { points: [], stepped: false };
  const points = costCurve(card, card.limits.maxGrams ?? card.tariff.at(-1)?.upToGrams ?? 30_000, curvePoints);
  return {
    points: points.map(({ grams, amount }) => ({ grams, amount: cny(amount) })),
    stepped: card.tariff.every(({ kind }) => kind === "brackets" || kind === "first-step"),
  };
}

function invalid(errors: RowError[]) {
  return refuse({ code: "RATE_CARDS_INVALID" as const, count: errors.length, errors: errors.slice(0, errorsShown) });
}

function keepDraft(
  deps: Deps,
  { files, basedOn, lines, note, staffId, now, once }: By & { files: Files; basedOn: string; lines: number },
) {
  return transact<{ versionId: string }, Refusal>(
    deps.db,
    async (tx) => {
      const versionId = await insertVersion(tx, { files, note, basedOn, staffId, at: now });
      await audit(tx, {
        staffId,
        action: "freight.import-rates",
        subject: subjectOf(versionId),
        facts: { basedOn, lines, note },
        at: now,
      });
      return ok({ versionId });
    },
    once,
  );
}
