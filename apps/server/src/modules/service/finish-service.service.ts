import { ok, refuse, toDecimal } from "@sihai/domain";
import { itemServices, mayMoveService, moneyOfDone, type ServiceRefundReason } from "@sihai/domain/service";
import { type Deps, type Once, type Tx, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { tell } from "../message/index.ts";
import type { Actor } from "../timeline/index.ts";
import { arePhotosOf, insertPhotos, ownsFiles } from "../warehouse/index.ts";
import { lockWithPayment } from "./cancel-service.service.ts";
import { bookService } from "./close-money.ts";
import { moveService } from "./move-service.ts";
import { findService, type ItemService, lockService } from "./service.store.ts";
import { finePhotosOf, insertServiceFiles } from "./service-file.store.ts";
import { dueOf } from "./service-view.ts";

type Staff = { staffId: string; now: Date };

/** Takes a service in hand; from then on the customer can no longer call it off. */
export function startService(deps: Deps, { staffId, entryId, now }: Staff & { entryId: string }) {
  return transact<{ entryId: string }, { code: "SERVICE_NOT_FOUND" } | { code: "SERVICE_STATE_REFUSED" }>(deps.db, async (tx) => {
    const known = await findService(tx, entryId);
    const service = known && (await lockService(tx, known));
    if (!service) return refuse({ code: "SERVICE_NOT_FOUND" });
    if (service.state === "started") return ok({ entryId });
    const by = { kind: "staff", id: staffId } as const;
    if (service.state !== "ordered" || !(await moveService(tx, service, { to: "started", by, at: now })))
      return refuse({ code: "SERVICE_STATE_REFUSED" });
    await audit(tx, { staffId, action: "service.start", subject: `service:${entryId}`, at: now });
    return ok({ entryId });
  });
}

type Finish = Staff & {
  entryId: string;
  done: number;
  photos: readonly string[];
  videos: readonly string[];
  answer: string;
  once: Once | null;
};
type Finished = { entryId: string; refunded: string; late: boolean; doneAt: Date };
type Refusal =
  | { code: "SERVICE_NOT_FOUND" }
  | { code: "SERVICE_STATE_REFUSED" }
  | { code: "SERVICE_TOO_MANY"; most: number }
  | { code: "SERVICE_RESULT_MISSING" }
  | { code: "PHOTO_NOT_FOUND" };

/** Closes a service with what was really done: what was not done, or came late, is given back by itself (rules E-118 and F42). */
export function finishService(deps: Deps, command: Finish) {
  const { staffId, entryId, now } = command;
  return transact<Finished, Refusal>(
    deps.db,
    async (tx) => {
      const known = await findService(tx, entryId);
      if (!known) return refuse({ code: "SERVICE_NOT_FOUND" });
      const service = await lockWithPayment(tx, known);
      const refusal = refuseResult(service, command);
      if (refusal) return refuse(refusal);
      const subject = { userId: service.userId, kind: "item", id: service.itemId } as const;
      if (!(await arePhotosOf(tx, subject, command.photos)) || !(await ownsFiles(tx, service.userId, command.videos)))
        return refuse({ code: "PHOTO_NOT_FOUND" });
      await insertServiceFiles(tx, service, [...command.photos, ...command.videos]);
      await showPhotos(tx, service, command.photos, { staffId, at: now });
      const closed = await close(tx, deps, service, {
        done: command.done,
        answer: command.answer,
        at: now,
        by: { kind: "staff", id: staffId },
        staffId,
      });
      await audit(tx, {
        staffId,
        action: "service.finish",
        subject: `service:${entryId}`,
        facts: { done: command.done, late: closed.late, refunded: closed.refunded },
        at: now,
      });
      return ok({ entryId, ...closed, doneAt: now });
    },
    command.once,
  );
}

function refuseResult(service: ItemService, { done, photos, videos, answer }: Finish): Refusal | null {
  if (!mayMoveService(service.state, "done") || service.state === "unpaid") return { code: "SERVICE_STATE_REFUSED" };
  const { result, per } = itemServices[service.serviceNo];
  if (result !== "answer" && service.itemState !== "stocked-in") return { code: "SERVICE_STATE_REFUSED" };
  if (done > service.quantity) return { code: "SERVICE_TOO_MANY", most: service.quantity };
  const isMissing =
    done > 0 &&
    ((result === "photos" && photos.length < (per === "photo" ? done : 1)) ||
      (result === "video" && videos.length === 0) ||
      (result === "answer" && answer === ""));
  return isMissing ? { code: "SERVICE_RESULT_MISSING" } : null;
}

/** Result photos stand in the item's gallery; those taken at stock-in stand there already. */
async function showPhotos(tx: Tx, service: ItemService, photos: readonly string[], by: { staffId: string; at: Date }) {
  const shown = new Set(await finePhotosOf(tx, service));
  const fresh = photos.filter((fileId) => !shown.has(fileId)).map((fileId) => ({ fileId, kind: "fine" as const }));
  await insertPhotos(tx, { userId: service.userId, kind: "item", id: service.itemId }, fresh, by);
}

type Close = { done: number; answer: string; at: Date; by: Actor; staffId?: string };

/** Books and closes a locked service and tells its customer. The photographs are attached by the caller. */
export async function close(tx: Tx, deps: Deps, service: ItemService, { done, answer, at, by, staffId }: Close) {
  const due = dueOf(deps, service);
  const late = due !== null && at > due;
  const outcome = moneyOfDone(service, { done, late }, deps.settings.at(service.agreedAt));
  await bookService(tx, service, outcome, at);
  await moveService(
    tx,
    service,
    { to: "done", by, at, facts: { done, late } },
    {
      doneQuantity: done,
      doneAt: at,
      ...(staffId !== undefined && { doneBy: staffId }),
      earned: outcome.earned,
      refunded: outcome.refunded,
      refundReason: outcome.reason,
      answer,
    },
  );
  await tellDone(tx, deps, service, { reason: outcome.reason, refunded: toDecimal(outcome.refunded), at });
  return { refunded: toDecimal(outcome.refunded), late };
}

async function tellDone(
  tx: Tx,
  deps: Deps,
  service: ItemService,
  { reason, refunded, at }: { reason: ServiceRefundReason | null; refunded: string; at: Date },
): Promise<void> {
  // The buying desk tells of its purchases itself.
  if (service.serviceNo === "fixed-fee") return;
  const facts = {
    itemNo: service.itemNo,
    name: service.name,
    service: service.serviceNo,
    refundedCny: refunded,
    reason: reason ?? "",
  };
  await tell(tx, deps, {
    userId: service.userId,
    type: "warehouse",
    template: "service-done",
    facts,
    link: `/order/service/existing-services?orderNo=${service.orderNo}`,
    mail: service.serviceNo === "speedy-response",
    at,
  });
}
