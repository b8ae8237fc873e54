import { isPositive } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { type OrderWords, orderDict } from "@sihai/text/dict/order";
import { Deadline, TextLink } from "@sihai/ui";
import { href, serverNow, useDict } from "#shop";
import type { ItemOnWire } from "./types.ts";

/** Whose deadline it is: the buyer's (urgent), ours, only what is usual, or that of free storage, after which it costs. */
const deadlines: Partial<Record<ItemOnWire["state"], "due" | "work" | "expected" | "storage">> = {
  unpaid: "due",
  "awaiting-confirmation": "due",
  "awaiting-logistics": "due",
  paid: "work",
  buying: "work",
  signed: "work",
  purchased: "expected",
  "seller-shipped": "expected",
  "stocked-in": "storage",
};

/** The last days of free storage are the customer's to use, as a last day to pay or answer is. */
const urgentHours = { due: 24, work: 0, expected: 0, storage: 240 };

/** From here on its parcel tells the rest. */
const inParcel: readonly ItemOnWire["state"][] = ["in-parcel", "shipped", "received", "lost"];

type NextItem = Pick<ItemOnWire, "state" | "dueAt" | "lostAt" | "itemNo" | "withExpert" | "supplement" | "refunded">;
type NextStepProps = {
  item: NextItem;
  /** Where what is to be done can be done from here. */
  orderNo?: string;
  /** On a card of the list: its deadline on one line. */
  brief?: boolean;
};

/** What happens next with an item and by when. */
export function NextStep({ item, orderNo, brief = false }: NextStepProps) {
  const words = useDict(orderDict);
  // Until it is answered nothing else can be done with the item; its button stands with the order's.
  if (item.supplement) return <SupplementFirst supplement={item.supplement} brief={brief} />;
  // Set aside for the expert it stands still: no deadline runs, and there is nothing to send.
  const isWithExpert = item.state === "stocked-in" && item.withExpert;
  const kind = isWithExpert ? undefined : deadlines[item.state];
  const over = isWithExpert ? null : storageOver(item);
  if (over === "lost") return <p className="text-note text-grey">{words.storageLost}</p>;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-note text-grey">
        {isWithExpert
          ? words.nextWithExpert
          : brief && item.state === "returning"
            ? words.nextReturning
            : nextOf(item, words, over)}
      </p>
      {over === "overdue" && item.lostAt ? (
        <Deadline brief={brief} at={item.lostAt} label={words.by.lost} urgentWithinHours={urgentHours.storage} />
      ) : kind && item.dueAt !== null ? (
        <Deadline
          brief={brief}
          at={item.dueAt}
          label={words.by[kind]}
          urgentWithinHours={urgentHours[kind]}
          late={kind === "due" ? null : words.late[kind]}
        />
      ) : null}
      {item.state === "awaiting-logistics" && orderNo !== undefined ? (
        <p>
          <TextLink href={href("/operation/logistics-modified", { orderNo, itemNo: item.itemNo })}>
            {words.completeLogistics}
          </TextLink>
        </p>
      ) : null}
      {item.state === "stocked-in" ? (
        <p>
          {isWithExpert ? (
            <TextLink href={href("/delivery-expert/index", { tab: "mine" })}>{words.toExpert}</TextLink>
          ) : (
            <TextLink href={href("/order/in-storage/goods-list")}>{words.toStorage}</TextLink>
          )}
        </p>
      ) : null}
      {inParcel.includes(item.state) ? (
        <p>
          <TextLink href={href("/package/list", { keyword: item.itemNo })}>{words.toParcel}</TextLink>
        </p>
      ) : null}
    </div>
  );
}

type SupplementFirstProps = { supplement: NonNullable<ItemOnWire["supplement"]>; brief: boolean };

/** More money is asked for it, and by when. */
function SupplementFirst({ supplement, brief }: SupplementFirstProps) {
  const words = useDict(orderDict);
  return (
    <div className="flex flex-col gap-1">
      <p className="text-note text-grey">{words.nextSupplement(cnyText(supplement.amount))}</p>
      <Deadline brief={brief} at={supplement.payBefore} label={words.by.due} urgentWithinHours={urgentHours.due} />
    </div>
  );
}

/** Free storage is over, or the time after it as well: then it is the platform's, also before the warehouse has cleared it (rule F-26). */
function storageOver({ state, dueAt, lostAt }: NextItem): "overdue" | "lost" | null {
  if (state !== "stocked-in" || dueAt === null || !lostAt || serverNow() < Date.parse(dueAt)) return null;
  return serverNow() < Date.parse(lostAt) ? "overdue" : "lost";
}

/** Of what was called off: what came back, where to. */
function nextOf({ state, refunded }: NextItem, words: OrderWords, over: "overdue" | null): string {
  if (over) return words.storageOverdue;
  if (state !== "cancelled") return words.next[state];
  return isPositive(refunded) ? words.cancelledBack(cnyText(refunded)) : words.cancelledFree;
}
