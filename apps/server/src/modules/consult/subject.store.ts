import type { ConsultSubject } from "@sihai/domain/consult";
import { type LocalText, named } from "@sihai/domain/language";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform";

/** The goods of each kind of thing, by its owner and the number they know it by. No row where it is not theirs. */
const goodsOf: Record<ConsultSubject["kind"], (userId: string, no: string) => RawBuilder<Goods>> = {
  order: (userId, no) => sql`${shown}, o.order_no as "orderNo" from purchase_order o
    left join order_item i on i.user_id = o.user_id and i.order_id = o.id
    where o.user_id = ${userId} and o.order_no = ${no} and o.deleted_at is null order by i.id`,
  item: (userId, no) => sql`${shown}, o.order_no as "orderNo" from order_item i
    join purchase_order o on o.user_id = i.user_id and o.id = i.order_id
    where i.user_id = ${userId} and i.item_no = ${no}`,
  parcel: (userId, no) => sql`${shown} from parcel p
    left join parcel_item x on x.user_id = p.user_id and x.parcel_id = p.id
    left join order_item i on i.user_id = x.user_id and i.id = x.item_id
    where p.user_id = ${userId} and p.package_no = ${no} order by i.id`,
  expert: (userId, no) => sql`${shown} from expert_service s
    left join expert_item x on x.user_id = s.user_id and x.service_id = s.id
    left join order_item i on i.user_id = x.user_id and i.id = x.item_id
    where s.user_id = ${userId} and s.service_no = ${no} order by i.id`,
};
type Goods = { nameZh: string | null; nameEn: string | null; pictureUrl: string | null; fileId: string | null; orderNo?: string };
const shown = sql`select i.name_zh as "nameZh", i.name_en as "nameEn", i.picture_url as "pictureUrl", i.picture_file_ids[1] as "fileId"`;

export type SubjectView = ConsultSubject & {
  orderNo: string | null;
  name: LocalText | null;
  pictureUrl: string | null;
  goods: number;
};

/** One of a customer's things as a thread shows it; null where they have none of that number. */
export async function findSubject(db: Db | Tx, userId: string, { kind, no }: ConsultSubject): Promise<SubjectView | null> {
  const { rows } = await goodsOf[kind](userId, no).execute(db);
  const [first] = rows;
  if (!first) return null;
  const name = first.nameZh === null ? null : named({ zh: first.nameZh, en: first.nameEn ?? "" });
  const pictureUrl = first.pictureUrl ?? (first.fileId === null ? null : `/api/files/${first.fileId}`);
  return {
    kind,
    no,
    orderNo: first.orderNo ?? null,
    name,
    pictureUrl,
    goods: rows.filter(({ nameZh }) => nameZh !== null).length,
  };
}
