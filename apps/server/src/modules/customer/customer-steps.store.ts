import { keysOf } from "@sihai/domain";
import { claimNumber } from "@sihai/domain/claim";
import { type HistoryKind, historyReadBy } from "@sihai/domain/customer";
import type { LocalText } from "@sihai/domain/language";
import { returnNumber } from "@sihai/domain/return";
import { transferNumber } from "@sihai/domain/transfer";
import { withdrawalNumber } from "@sihai/domain/withdrawal";
import { sql } from "kysely";
import { type Db, oneOf } from "#platform";
import { actorKinds } from "../timeline/index.ts";

type Row = {
  kind: string;
  id: string;
  no: string | null;
  name: LocalText | null;
  state: string;
  note: string | null;
  at: Date;
  by: string;
};

/** How numbers of what is kept under a serial are written. */
const written: Readonly<Record<string, (id: string) => string>> = {
  return: returnNumber,
  claim: claimNumber,
  withdrawal: withdrawalNumber,
  transfer: transferNumber,
};

/** What happened to anything of a customer's, of these kinds, the latest first; each with the number staff know it by. */
export async function latestSteps(db: Db, userId: string, kinds: readonly HistoryKind[], limit: number) {
  const { rows } = await sql<Row>`
    select t.subject_kind as kind, t.subject_id::text as id, t.to_state as state, t.note, t.at, t.by_kind as by,
      coalesce(i.item_no, p.package_no, c.consult_no, e.enquiry_no, x.service_no, r.trade_no, vi.item_no, ti.item_no) as no,
      case when coalesce(i.id, vi.id, ti.id) is null then null else jsonb_build_object(
        'zh', coalesce(i.name_zh, vi.name_zh, ti.name_zh), 'en', coalesce(i.name_en, vi.name_en, ti.name_en)) end as name
    from (select * from timeline where user_id = ${userId} and subject_kind = any(${[...kinds]}::text[])
      order by at desc, subject_kind, subject_id, seq desc limit ${limit}) t
    left join order_item i on t.subject_kind = 'item' and i.user_id = t.user_id and i.id = t.subject_id
    left join parcel p on t.subject_kind = 'parcel' and p.user_id = t.user_id and p.id = t.subject_id
    left join consult c on t.subject_kind = 'consult' and c.user_id = t.user_id and c.id = t.subject_id
    left join enquiry e on t.subject_kind = 'enquiry' and e.user_id = t.user_id and e.id = t.subject_id
    left join expert_service x on t.subject_kind = 'expert' and x.user_id = t.user_id and x.id = t.subject_id
    left join trade r on t.subject_kind = 'trade' and r.user_id = t.user_id and r.id = t.subject_id
    left join item_service v on t.subject_kind = 'service' and v.user_id = t.user_id and v.id = t.subject_id
    left join order_item vi on vi.user_id = v.user_id and vi.id = v.item_id
    left join storage_task k on t.subject_kind = 'storage-task' and k.user_id = t.user_id and k.id = t.subject_id
    left join order_item ti on ti.user_id = k.user_id and ti.id = k.item_id
    order by t.at desc, t.subject_kind, t.subject_id, t.seq desc`.execute(db);
  return rows.map(({ kind, id, no, by, ...row }) => ({
    ...row,
    kind: oneOf(keysOf(historyReadBy), kind, "timeline.subject_kind"),
    no: no ?? written[kind]?.(id) ?? null,
    by: oneOf(actorKinds, by, "timeline.by_kind"),
  }));
}
