import { ok, refuse } from "@sihai/domain";
import { type Due, dueSpan } from "@sihai/domain/clocks";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, duePlace, onOneConnection, pageAndNext } from "#platform";
import { readPlan } from "../plan/index.ts";
import { storedItemsOf } from "../warehouse/index.ts";
import { asksOf } from "./asks-of.ts";
import { expertItemIds, findExpert } from "./expert.store.ts";
import { countAsked, countDesk, countExpertsOf, type DeskTab, deskExperts, expertsOf } from "./expert-list.store.ts";
import { planOf } from "./expert-plan.store.ts";
import { upToDate } from "./follow-parcels.ts";
import { viewExpert, viewSummaries } from "./view-expert.ts";
import { viewPackingPlan } from "./view-plan.ts";

type Paging = { page?: number | undefined; pageSize?: number | undefined };
type Mine = { userId: string; serviceBarcode: string; now: Date };
const notFound = { code: "EXPERT_NOT_FOUND" } as const;

/** A page of the customer's services, the newest first; pages count from 1. */
export async function listExpert(
  deps: Deps,
  { userId, now }: { userId: string; now: Date },
  { page = 1, pageSize = 10 }: Paging,
) {
  const [services, total] = await Promise.all([
    expertsOf(deps.db, userId, { offset: (page - 1) * pageSize, limit: pageSize }),
    countExpertsOf(deps.db, userId),
  ]);
  const asks = await onOneConnection(deps.db, (one) => Promise.all(services.map((service) => asksOf(one, service, now))));
  const views = await viewSummaries(deps, services);
  return ok({ list: views.map((view, at) => ({ ...view, asks: asks[at] ?? null })), total, page, pageSize });
}

/** What was paid a moment ago shows at once: the service follows its parcels before it is shown. */
export async function readExpert(deps: Deps, { userId, serviceBarcode, now }: Mine) {
  const known = await findExpert(deps.db, serviceBarcode, userId);
  const service = known && (await upToDate(deps, known));
  return service ? ok(await viewExpert(deps, service, now)) : refuse(notFound);
}

/** What the planner proposes to the customer; another's service is `EXPERT_NOT_FOUND` (rule F57). */
export async function readPackingPlan(deps: Deps, { userId, serviceBarcode, now }: Mine) {
  const known = await findExpert(deps.db, serviceBarcode, userId);
  const service = known && (await upToDate(deps, known));
  return service ? viewPackingPlan(deps, service, now) : refuse(notFound);
}

type QueueQuery = {
  tab?: DeskTab | undefined;
  due?: Due | undefined;
  assigned?: "me" | undefined;
  after?: string | undefined;
  pageSize?: number | undefined;
};

/** The desk: what is to be planned, what waits for its customer, what has ended; `total` counts what the tab and filter find. */
export async function readExpertQueue(
  deps: Deps,
  { tab = "open", due, assigned, after, pageSize = 50 }: QueueQuery,
  { staffId, now }: { staffId: string; now: Date },
) {
  const asked = { due: dueSpan(due, now), assigneeId: assigned ? staffId : null };
  const [found, counts, ofAsked] = await Promise.all([
    deskExperts(deps.db, tab, { ...asked, after, limit: pageSize + 1 }),
    countDesk(deps.db, now),
    asked.due || asked.assigneeId || tab === "ended" ? countAsked(deps.db, tab, asked) : null,
  ]);
  const { page: services, next } = pageAndNext(found, pageSize, duePlace);
  const views = await viewSummaries(deps, services);
  return ok({
    list: views.flatMap((view, index) => {
      const service = services[index];
      return service ? [{ ...view, customerMark: memberMark(service.userId), declines: service.declines }] : [];
    }),
    total: ofAsked ?? (tab === "ended" ? 0 : counts[tab]),
    next,
    counts,
  });
}

/** A service for the desk: the shelves of its goods, the plan sent last, null before one was. */
export async function readExpertAsStaff(deps: Deps, serviceBarcode: string, now: Date) {
  const service = await findExpert(deps.db, serviceBarcode);
  if (!service) return refuse(notFound);
  const itemIds = await expertItemIds(deps.db, service);
  const stored = await storedItemsOf(deps.db, service.userId, itemIds);
  const sent = service.planNo === 0 ? null : await planOf(deps.db, service);
  return ok({
    service: await viewExpert(deps, service, now),
    customerMark: memberMark(service.userId),
    shelves: stored.map(({ itemId, shelf }) => ({ itemId, shelf })),
    plannerId: service.plannerId,
    sent: sent && {
      note: service.planNote,
      parcels: sent.map(({ itemIds: inside, lineId, packaging }) => ({ itemIds: [...inside], lineId, packaging })),
    },
  });
}

/** What the planner found, as far as it is. */
export async function readExpertPlanner(deps: Deps, serviceBarcode: string, now: Date) {
  const service = await findExpert(deps.db, serviceBarcode);
  if (!service) return refuse(notFound);
  if (service.plannerId === null) return refuse({ code: "PLAN_NOT_FOUND" as const });
  return readPlan(deps, { userId: service.userId, planId: service.plannerId }, now);
}
