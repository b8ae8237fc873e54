import { adjustmentNumber, readAdjustmentNumber } from "@sihai/domain/books";
import { claimNumber, readClaimNumber } from "@sihai/domain/claim";
import { readReturnNumber, returnNumber } from "@sihai/domain/return";
import type { FoundKind } from "@sihai/domain/search";
import { readSuspenseNumber, suspenseNumber } from "@sihai/domain/suspense";
import { bankLineOf, readTransferNumber, transferNumber } from "@sihai/domain/transfer";
import { readWithdrawalNumber, withdrawalNumber } from "@sihai/domain/withdrawal";
import { type RawBuilder, sql } from "kysely";
import { beginsWith, type Wanted } from "./search.store.ts";

export type CaseKind = Exclude<FoundKind, "customer" | "order" | "item" | "delivery" | "parcel">;
/** Rows of owner, id, and the other number it was found by. */
type Way = RawBuilder<unknown>;
type Finds = {
  /** How its number is written, where it is kept as a serial. */
  write?: (id: string) => string;
  /** A customer’s, where the text names one; null where a mark does not lead there. */
  of: ((userId: string) => Way) | null;
  /** Each by an index of its own. */
  ways: (text: Wanted) => Way[];
};

/** Kept under a serial: the table has the owner and the id. */
function serial(table: string, id: string | null): Way {
  return sql`select user_id, id::text, null::text as via from ${sql.table(table)} where id = ${id}::bigint`;
}

/** Kept under a number of its own. */
function numbered(table: string, column: string): Finds {
  const row = sql`select user_id, ${sql.ref(column)} as id, null::text as via from ${sql.table(table)}`;
  return {
    of: (userId) => sql`${row} where user_id = ${userId}::bigint order by ${sql.ref(`${table}.id`)} desc limit 5`,
    ways: ({ number, isPrefix }) => [
      sql`${row} where ${beginsWith(column, number, isPrefix)} order by ${sql.ref(column)} limit 5`,
    ],
  };
}

const latestOf = (table: string) => (userId: string) =>
  sql`select user_id, id::text, null::text as via from ${sql.table(table)} where user_id = ${userId}::bigint
    order by ${sql.ref(`${table}.id`)} desc limit 5`;

/** What was opened for a payment. */
function forPayment(table: "transfer" | "suspended_arrival", { number }: Wanted): Way {
  return sql`select f.user_id, f.id::text, t.trade_no as via from trade t
    join ${sql.table(table)} f on f.user_id = t.user_id and f.trade_id = t.id where t.trade_no = ${number}`;
}

/** Cases and money matters, by every number they go by. */
export const caseFinds: Record<CaseKind, Finds> = {
  unannounced: {
    of: null,
    ways: ({ number, isPrefix }) => [
      sql`select null::bigint as user_id, abnormal_no as id, null::text as via from abnormal_parcel where abnormal_no = ${number}`,
      sql`select null::bigint, abnormal_no, tracking_no from abnormal_parcel
        where state in ('held', 'claimed') and ${beginsWith("tracking_no", number, isPrefix)} limit 5`,
    ],
  },
  claim: { write: claimNumber, of: null, ways: ({ number }) => [serial("claim", readClaimNumber(number))] },
  return: {
    write: returnNumber,
    of: latestOf("return_request"),
    ways: ({ number }) => [serial("return_request", readReturnNumber(number))],
  },
  consult: numbered("consult", "consult_no"),
  enquiry: numbered("enquiry", "enquiry_no"),
  expert: numbered("expert_service", "service_no"),
  payment: {
    of: null,
    ways: ({ number, reference, isPrefix }) => [
      sql`select user_id, trade_no as id, null::text as via from trade where ${beginsWith("trade_no", number, isPrefix)} order by trade_no limit 5`,
      sql`select t.user_id, t.trade_no, a.gateway_id from payment_attempt a
        join trade t on t.user_id = a.user_id and t.id = a.trade_id where a.gateway_id = ${reference}`,
    ],
  },
  withdrawal: {
    write: withdrawalNumber,
    of: latestOf("withdrawal"),
    ways: ({ number, reference }) => [
      serial("withdrawal", readWithdrawalNumber(number)),
      sql`select user_id, withdrawal_id::text, sent_as from withdrawal_part where sent_as = ${reference}`,
    ],
  },
  transfer: {
    write: transferNumber,
    of: latestOf("transfer"),
    ways: (text) => [
      serial("transfer", readTransferNumber(text.number)),
      sql`select user_id, transfer_id::text, voucher_no from transfer_receipt where upper(voucher_no) = upper(${text.reference})`,
      sql`select user_id, transfer_id::text, transaction_id from transfer_receipt
        where upper(transaction_id) = upper(${text.reference})`,
      sql`select user_id, transfer_id::text, bank_line from transfer_arrival
        where dropped_at is null and bank_line = ${bankLineOf(text.reference)}`,
      forPayment("transfer", text),
    ],
  },
  "bank-line": {
    of: null,
    ways: ({ reference }) => [
      sql`select user_id, bank_line as id, null::text as via from bank_line where bank_line = ${bankLineOf(reference)}`,
    ],
  },
  suspense: {
    write: suspenseNumber,
    of: latestOf("suspended_arrival"),
    ways: (text) => [
      serial("suspended_arrival", readSuspenseNumber(text.number)),
      sql`select user_id, id::text, reference from suspended_arrival
        where came_by in ('card', 'bank', 'refund') and reference in (${text.reference}, ${bankLineOf(text.reference)})`,
      sql`select user_id, id::text, sent_as from suspended_arrival
        where came_by in ('card', 'bank', 'refund') and sent_as = ${text.reference}`,
      forPayment("suspended_arrival", text),
    ],
  },
  adjustment: {
    write: adjustmentNumber,
    of: null,
    ways: ({ number }) => [serial("balance_adjustment", readAdjustmentNumber(number))],
  },
};
