import { ok } from "@sihai/domain";
import { type Due, type DueSpan, dueSpan } from "@sihai/domain/clocks";
import { itemServices, shotsFor } from "@sihai/domain/service";
import type { Deps } from "#platform";
import { numbersWith } from "../note/index.ts";
import { closedServices, type ItemService, openServices } from "./service.store.ts";
import { dueOf, viewServices } from "./service-view.ts";

type QueueQuery = {
  q?: string | undefined;
  stage?: "ready" | "waiting" | "done" | undefined;
  due?: Due | undefined;
  assigned?: "me" | undefined;
  limit?: number | undefined;
};
type Who = { staffId: string; now: Date };
const openMax = 500;

/** Whether anything can be done for a service yet: its goods lie on the shelf, or it needs none. */
function isReady(service: ItemService): boolean {
  return itemServices[service.serviceNo].result === "answer" || service.itemState === "stocked-in";
}

/** Buyers' and receivers' own work shows how their services end; neither stands in this queue. */
function isOfQueue({ serviceNo }: ItemService): boolean {
  return serviceNo !== "fixed-fee" && serviceNo !== "priority-stock-in";
}

/** What is to be done, the soonest due first; what waits for its goods comes by itself. */
export async function readServiceQueue(
  deps: Deps,
  { q = "", stage = "ready", due, assigned, limit = 100 }: QueueQuery,
  { staffId, now }: Who,
) {
  const assigneeId = assigned ? staffId : null;
  const own = assigneeId === null ? null : await numbersWith(deps.db, "item", assigneeId);
  const span = dueSpan(due, now);
  const timeOf = (service: ItemService) => dueOf(deps, service)?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const open = (await openServices(deps.db, { text: q, limit: openMax })).filter(isOfQueue);
  const ready = open.filter(isReady).sort((a, b) => timeOf(a) - timeOf(b) || (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
  const waiting = open.filter((service) => !isReady(service));
  const shown =
    stage === "done"
      ? await closedServices(deps.db, { text: q, assigneeId, limit })
      : stage === "ready"
        ? ready.filter((service) => isIn(span, timeOf(service)))
        : waiting;
  const page = shown.filter(({ itemNo }) => own === null || own.has(itemNo)).slice(0, limit);
  const views = await viewServices(deps, page);
  return ok({
    list: page.flatMap((service, index) => {
      const view = views[index];
      return view ? [{ ...view, ...benchFacts(service) }] : [];
    }),
    ready: ready.length,
    late: ready.filter((service) => timeOf(service) < now.getTime()).length,
    waiting: waiting.length,
  });
}

function isIn(span: DueSpan | null, time: number): boolean {
  return span === null || (time >= span.from.getTime() && time < span.to.getTime());
}

function benchFacts(service: ItemService) {
  const { per, result } = itemServices[service.serviceNo];
  const pictures = per === "photo" ? service.quantity : result === "photos" ? 3 : 0;
  return {
    customerMark: service.customerMark,
    classId: service.classId,
    shelf: service.shelf,
    warehouse: service.warehouse,
    itemState: service.itemState,
    shots: shotsFor(service.classId, pictures),
    pieces: service.pieces,
  };
}
