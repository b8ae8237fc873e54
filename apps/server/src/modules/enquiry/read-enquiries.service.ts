import { ok, refuse } from "@sihai/domain";
import { type Due, dueSpan } from "@sihai/domain/clocks";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, duePlace, pageAndNext } from "#platform";
import { lookUpManyGoods } from "../goods/index.ts";
import { stepsOf } from "../timeline/index.ts";
import { findEnquiry, markSeen } from "./enquiry.store.ts";
import { countAsked, countDesk, countEnquiriesOf, type DeskTab, deskEnquiries, enquiriesOf } from "./enquiry-list.store.ts";
import { estimateFreight } from "./estimate-freight.ts";
import { viewEnquiries, viewEnquiry, viewFreight } from "./view-enquiry.ts";

type Paging = { page?: number | undefined; pageSize?: number | undefined };

/** A page of the customer's enquiries, the newest first; pages count from 1. */
export async function listEnquiries(deps: Deps, userId: string, { page = 1, pageSize = 10 }: Paging) {
  const [list, { total }] = await Promise.all([
    enquiriesOf(deps.db, userId, { offset: (page - 1) * pageSize, limit: pageSize }),
    countEnquiriesOf(deps.db, userId),
  ]);
  return ok({ list: await viewEnquiries(deps, list), total, page, pageSize });
}

/** The customer's own enquiry; another's is `ENQUIRY_NOT_FOUND` (rule F57). Reading does not mark it seen. */
export async function readEnquiry(deps: Deps, { userId, enquiryNo, now }: { userId: string; enquiryNo: string; now: Date }) {
  const enquiry = await findEnquiry(deps.db, enquiryNo, userId);
  return enquiry ? ok(await viewEnquiry(deps, enquiry, now)) : refuse({ code: "ENQUIRY_NOT_FOUND" as const });
}

/** The customer has seen what became of their enquiry; harmless twice. */
export async function seeEnquiry(deps: Deps, { userId, enquiryNo, now }: { userId: string; enquiryNo: string; now: Date }) {
  const enquiry = await findEnquiry(deps.db, enquiryNo, userId);
  if (!enquiry) return refuse({ code: "ENQUIRY_NOT_FOUND" as const });
  await markSeen(deps.db, userId, enquiryNo, now);
  return ok(null);
}

type QueueQuery = {
  tab?: DeskTab | undefined;
  due?: Due | undefined;
  assigned?: "me" | undefined;
  after?: string | undefined;
  pageSize?: number | undefined;
};

/** The desk: what waits for an answer, what was answered, what has ended. */
export async function readQueue(
  deps: Deps,
  { tab = "open", due, assigned, after, pageSize = 50 }: QueueQuery,
  { staffId, now }: { staffId: string; now: Date },
) {
  const asked = { due: dueSpan(due, now), assigneeId: assigned ? staffId : null };
  const [found, counts, ofAsked] = await Promise.all([
    deskEnquiries(deps.db, tab, { ...asked, after, limit: pageSize + 1 }),
    countDesk(deps.db, now),
    asked.due || asked.assigneeId || tab === "ended" ? countAsked(deps.db, tab, asked) : null,
  ]);
  const { page, next } = pageAndNext(found, pageSize, ({ dueAt, enquiryId: id }) => duePlace({ dueAt, id }));
  const views = await viewEnquiries(deps, page);
  return ok({
    list: views.map((view, index) => ({ ...view, customerMark: memberMark(page[index]?.userId ?? "") })),
    total: ofAsked ?? (tab === "ended" ? 0 : counts[tab]),
    next,
    counts,
  });
}

/** An enquiry for the desk: the customer's mark, and the steps it took. */
export async function readEnquiryAsStaff(deps: Deps, enquiryNo: string, now: Date) {
  const enquiry = await findEnquiry(deps.db, enquiryNo);
  if (!enquiry) return refuse({ code: "ENQUIRY_NOT_FOUND" as const });
  const { userId, enquiryId } = enquiry;
  const [view, steps] = await Promise.all([viewEnquiry(deps, enquiry, now), stepsOf(deps.db, userId, "enquiry", enquiryId)]);
  return ok({
    enquiry: view,
    customerMark: memberMark(userId),
    timeline: steps.map(({ from, to, at, by, note }) => ({ from, to, at, by, note })),
  });
}

type Wanted = { goodsId: string; skuId: string; quantity: number };

/** Freight of goods about to be offered for an enquiry, on every line, the plan's choice first. */
export async function estimateEnquiry(deps: Deps, enquiryNo: string, wanted: readonly Wanted[]) {
  const enquiry = await findEnquiry(deps.db, enquiryNo);
  if (!enquiry) return refuse({ code: "ENQUIRY_NOT_FOUND" as const });
  const found = await lookUpManyGoods(
    deps,
    wanted.map(({ goodsId }) => goodsId),
  );
  const goods = wanted.flatMap(({ goodsId, quantity }) => {
    const known = found.get(goodsId);
    return known ? [{ quantity, goods: known.goods }] : [];
  });
  if (goods.length < wanted.length) return refuse({ code: "GOODS_NOT_FOUND" as const });
  const lines = await estimateFreight(deps, enquiry, goods);
  return lines.ok ? ok({ lines: lines.value.map(viewFreight) }) : lines;
}
