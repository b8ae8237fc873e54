import { ok, type Result, refuse } from "@sihai/domain";
import { type Countries, isCountry } from "@sihai/domain/address";
import { beijingDate, dayAfter } from "@sihai/domain/clocks";
import type { Row, RowError } from "@sihai/domain/freight/rate-cards";
import { isSameRule, isTaxEnd, readTaxRows, readTaxTable, type TaxCells, type TaxRow } from "@sihai/domain/tax";
import { type Deps, type Once, type OnceRefusal, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { insertTaxRule } from "./tax-rule.store.ts";
import { taxRows } from "./tax-rules.ts";

type By = { staffId: string; now: Date; once: Once | null };
type Refusal = OnceRefusal | { code: "TAX_RULES_INVALID"; count: number; errors: RowError[] } | { code: "TAX_RULES_UNCHANGED" };

/** Errors shown of a file that is wrong throughout. */
const errorsShown = 200;
/** The header of a file is its row 1. */
const formRow = 2;

/** Makes a draft of one rule typed in a form. */
export function draftTaxRule(
  deps: Deps,
  { cells, ...by }: By & { cells: TaxCells },
): Promise<Result<{ drafts: number }, Refusal>> {
  const filled = Object.fromEntries(Object.entries(cells).map(([column, cell]) => [column, cell ?? ""]));
  return draftRows(deps, [{ row: formRow, cells: filled }], [], by);
}

/** Makes drafts of what a CSV text holds beyond the rules there are. Nothing is kept unless every cell is right. */
export function importTaxRules(deps: Deps, { text, ...by }: By & { text: string }): Promise<Result<{ drafts: number }, Refusal>> {
  const table = readTaxTable(text);
  return draftRows(deps, table.rows, table.errors, by);
}

/** A rule that has begun is never changed: parcels were calculated by it. One begins tomorrow at the earliest, as prices do. */
async function draftRows(
  deps: Deps,
  given: readonly Row[],
  broken: RowError[],
  { staffId, now, once }: By,
): Promise<Result<{ drafts: number }, Refusal>> {
  const { rows, errors } = readTaxRows(given);
  const { countries } = deps.settings.at(now);
  const earliest = dayAfter(beijingDate(now));
  return transact<{ drafts: number }, Refusal>(
    deps.db,
    async (tx) => {
      const known = await taxRows(tx, deps);
      const fresh = rows.filter((row) => !known.some((one) => isSameRule(one, row)));
      const wrong = [
        ...broken,
        ...errors,
        ...fresh.flatMap((row) => wrongToday(row, lineOf(given, row), { earliest, countries })),
      ];
      if (wrong.length > 0)
        return refuse({ code: "TAX_RULES_INVALID", count: wrong.length, errors: wrong.slice(0, errorsShown) });
      if (fresh.length === 0) return refuse({ code: "TAX_RULES_UNCHANGED" });
      for (const row of fresh) await keep(tx, row, { staffId, at: now });
      return ok({ drafts: fresh.length });
    },
    once,
  );
}

function wrongToday(
  { country, from }: TaxRow,
  row: number,
  { earliest, countries }: { earliest: string; countries: Countries },
): RowError[] {
  const wrong = (column: string, message: string) => ({ file: "tax-rules", row, column, message });
  return [
    ...(isCountry(countries, country) ? [] : [wrong("country", `"${country}" is not a country such as DE`)]),
    ...(from < earliest ? [wrong("from", `${from} is too early: ${earliest} at the earliest`)] : []),
  ];
}

function lineOf(given: readonly Row[], row: TaxRow): number {
  return given.find(({ cells }) => cells.country === row.country && cells.from === row.from)?.row ?? formRow;
}

async function keep(tx: Tx, row: TaxRow, { staffId, at }: { staffId: string; at: Date }): Promise<void> {
  const id = await insertTaxRule(tx, { row, staffId, at });
  const { country, from } = row;
  const action = isTaxEnd(row) ? "freight.draft-tax-end" : "freight.draft-tax";
  await audit(tx, { staffId, action, subject: `tax-rule:${id}`, facts: { country, from }, at });
}
