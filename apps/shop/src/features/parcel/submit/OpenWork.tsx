import { cny, isPositive, sum, toDecimal } from "@sihai/domain";
import { cnyText, inLanguage } from "@sihai/text";
import { serviceDict } from "@sihai/text/dict/service";
import { storageDict } from "@sihai/text/dict/storage";
import { LinkButton, Notice } from "@sihai/ui";
import { here, href, useAmountDue, useDict, useLanguage } from "#shop";
import type { Options } from "./submit-total.ts";

type OpenWorkProps = {
  options: Pick<Options, "items" | "open">;
  /** Undefined: the address on the parcel. */
  addressId?: string;
};

/** What would be left behind by sending now: each item by name with what is open on it, and the ways out. */
export function OpenWork({ options, addressId }: OpenWorkProps) {
  const words = useDict(storageDict);
  if (options.open.length === 0) return null;
  const owes = owedOn(options) !== null;
  return (
    <Notice alert={owes} tone={owes ? "danger" : "warn"} title={words.openWork}>
      <ul className="divide-y divide-line">
        {options.open.map((open) => (
          <OpenItem key={open.itemId} open={open} options={options} {...(addressId !== undefined && { addressId })} />
        ))}
      </ul>
    </Notice>
  );
}

function OpenItem({ open, options: { items }, addressId }: OpenWorkProps & { open: Options["open"][number] }) {
  const words = useDict(storageDict);
  const { names } = useDict(serviceDict);
  const language = useLanguage();
  const due = useAmountDue(open.owed);
  const item = items.find(({ itemId }) => itemId === open.itemId);
  if (!item) return null;
  const { orderNo } = item;
  const others = items.flatMap(({ itemId }) => (itemId === open.itemId ? [] : [itemId]));
  const owes = isPositive(open.owed);
  return (
    <li className="flex flex-col gap-1 py-2">
      <p className="font-medium text-ink">{inLanguage(item.name, language)}</p>
      {owes ? <p>{words.openSupplement(cnyText(open.owed))}</p> : null}
      {open.services.map(({ serviceNo, isPaid }) => (
        <p key={serviceNo}>{words.openService(names[serviceNo].name, isPaid)}</p>
      ))}
      <div className="mt-1 flex flex-wrap gap-2">
        {owes ? (
          <LinkButton small href={href("/operation/supplement-payment", { orderNo, back: here() })}>
            {words.payFor(cnyText(due.sum))}
          </LinkButton>
        ) : (
          <LinkButton small kind="quiet" href={href("/order/service/existing-services", { orderNo })}>
            {words.seeServices}
          </LinkButton>
        )}
        {others.length === 0 || addressId === undefined ? null : (
          <LinkButton small kind="quiet" href={href("/order/in-storage/submit", { itemIds: others, addressId })}>
            {words.sendWithout}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** CNY decimal asked for on these goods; null: nothing. They go into no parcel before that is answered. */
export function owedOn({ open }: Pick<Options, "open">): string | null {
  const owed = toDecimal(
    sum(
      open.map((one) => cny(one.owed)),
      "CNY",
    ),
  );
  return isPositive(owed) ? owed : null;
}
