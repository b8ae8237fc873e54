import { currencyCodes, money } from "@sihai/domain";
import { isTaxEnd, type TaxRow, taxGrades } from "@sihai/domain/tax";
import { sql } from "kysely";
import { type Db, prepared, type Tx } from "#platform";

export type TaxRuleState = "draft" | "scheduled" | "withdrawn";
export type KeptTaxRule = {
  id: string;
  state: TaxRuleState;
  row: TaxRow;
  madeBy: { id: string; name: string };
  madeAt: Date;
  checkedBy: string | null;
  checkedAt: Date | null;
  checkedAlone: boolean;
};

const begins = sql<string>`to_char(r.begins_on, 'YYYY-MM-DD')`;

const columns = [
  ...(["r.id", "r.state", "r.made_by", "r.made_at", "r.checked_at", "r.checked_alone", "r.country", "r.grade"] as const),
  ...(["r.source", "r.currency", "r.duty_relief", "r.reduced_up_to", "r.reduced_bp", "r.duty_bp", "r.duty_less"] as const),
  ...(["r.vat_relief", "r.vat_bp", "r.vat_less", "r.flat_per_line"] as const),
] as const;

function rules(db: Db | Tx) {
  return db
    .selectFrom("tax_rule as r")
    .innerJoin("staff as maker", "maker.id", "r.made_by")
    .leftJoin("staff as checker", "checker.id", "r.checked_by")
    .select(columns)
    .select([begins.as("from"), "maker.name as maker", "checker.name as checker"]);
}
type Selected = Awaited<ReturnType<ReturnType<typeof rules>["executeTakeFirstOrThrow"]>>;

function ruleOf(row: Selected): KeptTaxRule {
  return {
    id: row.id,
    state: row.state === "draft" || row.state === "scheduled" ? row.state : "withdrawn",
    row: taxRowOf(row),
    madeBy: { id: row.made_by, name: row.maker },
    madeAt: row.made_at,
    checkedBy: row.checker,
    checkedAt: row.checked_at,
    checkedAlone: row.checked_alone,
  };
}

/** The database has checked that amounts are there or not all together. */
function taxRowOf(row: Selected): TaxRow {
  const sourced = { grade: taxGrades.find((grade) => grade === row.grade) ?? "D", source: row.source };
  const currency = currencyCodes.find((code) => code === row.currency);
  if (!currency) return { country: row.country, from: row.from, ends: true, ...sourced };
  const amount = (units: string | null) => money(BigInt(units ?? 0), currency);
  return {
    country: row.country,
    from: row.from,
    dutyRelief: amount(row.duty_relief),
    reducedUpTo: amount(row.reduced_up_to),
    reducedBp: row.reduced_bp,
    dutyBp: row.duty_bp ?? 0,
    dutyLess: amount(row.duty_less),
    vatRelief: amount(row.vat_relief),
    vatBp: row.vat_bp ?? 0,
    vatLess: amount(row.vat_less),
    flatPerLine: amount(row.flat_per_line),
    ...sourced,
  };
}

/** Checked rows, of one country or of all. */
export async function scheduledTaxRows(db: Db | Tx, country?: string): Promise<TaxRow[]> {
  const { rows } = await db.executeQuery(country === undefined ? scheduledRows({}) : scheduledRowsOf({ country }));
  return rows.map((row) => taxRowOf(row));
}

const scheduledRows = prepared((db) => rules(db).where("r.state", "=", "scheduled"));
const scheduledRowsOf = prepared((db, { country }: { country: string }) =>
  rules(db).where("r.state", "=", "scheduled").where("r.country", "=", country),
);

/** What staff made, the latest first. */
export async function keptTaxRules(db: Db, limit: number): Promise<KeptTaxRule[]> {
  return (await rules(db).orderBy("r.id", "desc").limit(limit).execute()).map(ruleOf);
}

/** Locks rules for the transaction, by id; an id there is no rule of is left out. */
export async function lockTaxRules(tx: Tx, ruleIds: readonly string[]): Promise<KeptTaxRule[]> {
  await tx.selectFrom("tax_rule").select("id").where("id", "in", ruleIds).orderBy("id").forUpdate().execute();
  return (await rules(tx).where("r.id", "in", ruleIds).orderBy("r.id").execute()).map(ruleOf);
}

/** Two checks go one after the other, so that each sees the other's days. */
export async function lockTaxDays(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('tax-rules', 0))`.execute(tx);
}

/** Keeps a draft; its id. Nobody is told taxes by it before somebody checked it. */
export async function insertTaxRule(tx: Tx, { row, staffId, at }: { row: TaxRow; staffId: string; at: Date }): Promise<string> {
  const amounts = isTaxEnd(row)
    ? {}
    : {
        currency: row.dutyRelief.currency,
        duty_relief: row.dutyRelief.amount,
        reduced_up_to: row.reducedUpTo.amount,
        reduced_bp: row.reducedBp,
        duty_bp: row.dutyBp,
        duty_less: row.dutyLess.amount,
        vat_relief: row.vatRelief.amount,
        vat_bp: row.vatBp,
        vat_less: row.vatLess.amount,
        flat_per_line: row.flatPerLine.amount,
      };
  const { id } = await tx
    .insertInto("tax_rule")
    .values({
      state: "draft",
      country: row.country,
      begins_on: sql`${row.from}::date`,
      grade: row.grade,
      source: row.source,
      made_by: staffId,
      made_at: at,
      ...amounts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False when it is no draft any more, or another rule of the country begins on its day. */
export async function markTaxChecked(
  tx: Tx,
  { id, staffId, alone, at }: { id: string; staffId: string; alone: boolean; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update tax_rule r set state = 'scheduled', checked_by = ${staffId}, checked_at = ${at}, checked_alone = ${alone}
    where r.id = ${id} and r.state = 'draft' and not exists (
      select 1 from tax_rule o where o.state = 'scheduled' and o.country = r.country and o.begins_on = r.begins_on)
    returning r.id`.execute(tx);
  return rows.length === 1;
}

/** False when it is withdrawn already. Whether it began is asked before, on a locked rule. */
export async function markTaxWithdrawn(tx: Tx, { id, staffId, at }: { id: string; staffId: string; at: Date }): Promise<boolean> {
  const done = await tx
    .updateTable("tax_rule")
    .set({ state: "withdrawn", withdrawn_by: staffId, withdrawn_at: at })
    .where("id", "=", id)
    .where("state", "in", ["draft", "scheduled"])
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
