import { ok, type Result, refuse } from "@sihai/domain";
import { dayMs, unannouncedHeldUntil } from "@sihai/domain/clocks";
import {
  type CourierRefused,
  courierNamed,
  detectCourier,
  isTrackingNumber,
  otherCourier,
  refuseCourier,
  tidyTrackingNumber,
} from "@sihai/domain/courier";
import { storedStates } from "@sihai/domain/item";
import { readMark } from "@sihai/domain/unannounced";
import { memberMark } from "@sihai/domain/warehouse";
import { type Deps, type Once, type OnceRefusal, setTimer, transact } from "#platform";
import { audit } from "../audit/index.ts";
import { tell } from "../message/index.ts";
import { expected, itemsOfDelivery } from "../warehouse/index.ts";
import { areBenchFiles, insertUnannounced, insertUnannouncedStep, isMember, unannouncedOnShelf } from "./unannounced.store.ts";
import { forfeitTimer, warningTimer } from "./unannounced-timers.ts";

type Command = {
  trackingNo: string;
  courier: string | undefined;
  warehouse: number;
  grams: number;
  shelf: string;
  written: string;
  photos: readonly string[];
  staffId: string;
  now: Date;
  once: Once | null;
};
type Shelved = { unannouncedNo: string; forfeitsAt: Date; suggestedMark: string | null };
type Refusal =
  | { code: "DELIVERY_ANNOUNCED" }
  | { code: "DELIVERY_STOCKED_IN"; itemNo: string }
  | { code: "UNANNOUNCED_ON_SHELF"; unannouncedNo: string }
  | { code: "NOT_A_COURIER_NUMBER" }
  | { code: "PHOTO_NOT_FOUND" }
  | CourierRefused
  | OnceRefusal;

/**
 * Puts a parcel nobody announced on the shelf for the days of unannouncedTerms (rules F-27 and F-28). A member whose mark is written on it hears of it
 * at once, and again before it is forfeited. Goods that lie in a warehouse under this number are somebody's already: it is refused.
 */
export async function shelveUnannounced(deps: Deps, command: Command): Promise<Result<Shelved, Refusal>> {
  const { staffId, now, photos, written } = command;
  if (!isTrackingNumber(command.trackingNo)) return refuse({ code: "NOT_A_COURIER_NUMBER" });
  const trackingNo = tidyTrackingNumber(command.trackingNo);
  const { couriers, unannouncedTerms: terms } = deps.settings.at(now);
  const courier = command.courier ?? detectCourier(trackingNo, couriers)[0] ?? otherCourier.code;
  const refused = refuseCourier(couriers, courier);
  if (refused) return refuse(refused);
  const forfeitsAt = new Date(unannouncedHeldUntil(now.toISOString(), terms));
  const mark = readMark(written);

  return transact<Shelved, Refusal>(
    deps.db,
    async (tx) => {
      // Both in one read: between two an item could be stocked in, or its stock-in undone, and be in neither.
      const owned = await itemsOfDelivery(tx, trackingNo, [...expected, ...storedStates]);
      if (owned.some(({ state }) => expected.some((one) => one === state))) return refuse({ code: "DELIVERY_ANNOUNCED" });
      if (owned[0]) return refuse({ code: "DELIVERY_STOCKED_IN", itemNo: owned[0].itemNo });
      if (!(await areBenchFiles(tx, photos))) return refuse({ code: "PHOTO_NOT_FOUND" });
      const suggestedUserId = mark !== null && (await isMember(tx, mark)) ? mark : null;
      const shelved = { ...command, trackingNo, courier, suggestedUserId, at: now, forfeitsAt };
      const parcel = await insertUnannounced(tx, shelved);
      if (!parcel)
        return refuse({
          code: "UNANNOUNCED_ON_SHELF",
          unannouncedNo: (await unannouncedOnShelf(tx, trackingNo))?.unannouncedNo ?? "",
        });
      const by = { kind: "staff", id: staffId } as const;
      await insertUnannouncedStep(tx, { id: parcel.id, from: null, to: "held", by, at: now, facts: { shelf: command.shelf } });
      await setTimer(tx, forfeitTimer, parcel, forfeitsAt);
      await audit(tx, {
        staffId,
        action: "unannounced.shelve",
        subject: parcel.unannouncedNo,
        facts: { trackingNo, courier, shelf: command.shelf, grams: command.grams, written },
        at: now,
      });
      if (suggestedUserId !== null) {
        await setTimer(tx, warningTimer, parcel, new Date(forfeitsAt.getTime() - terms.warningDays * dayMs));
        await tell(tx, deps, {
          userId: suggestedUserId,
          type: "warehouse",
          template: "unannounced-marked",
          facts: { number: parcel.maskedNo, courier: courierNamed(couriers, courier), forfeitsAt: forfeitsAt.toISOString() },
          link: `/warehouse/list?tab=unannounced&parcel=${parcel.unannouncedNo}`,
          mail: true,
          at: now,
        });
      }
      return ok({
        unannouncedNo: parcel.unannouncedNo,
        forfeitsAt,
        suggestedMark: suggestedUserId && memberMark(suggestedUserId),
      });
    },
    command.once,
  );
}
