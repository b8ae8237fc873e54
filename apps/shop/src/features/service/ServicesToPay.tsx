import type { CallData } from "@sihai/contract";
import type { listOrders } from "@sihai/contract/order";
import { cny, isPositive, sum, toDecimal } from "@sihai/domain";
import { cnyText } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { Deadline, LinkButton } from "@sihai/ui";
import { href, useAmountDue, useDict } from "#shop";

type OrderOnWire = CallData<typeof listOrders>["list"][number];
type Owing = { items: readonly Pick<OrderOnWire["items"][number], "unpaidServices">[] };

/** What services ordered for its items later come to that are not paid for, CNY, and by when the first of them is to be; null: nothing. */
export function unpaidServicesOf({ items }: Owing): { amount: string; payBefore: string } | null {
  const open = items.flatMap(({ unpaidServices }) => unpaidServices ?? []);
  const [first] = open.map(({ payBefore }) => payBefore).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const amounts = open.map(({ amount }) => cny(amount));
  return first === undefined ? null : { amount: toDecimal(sum(amounts, "CNY")), payBefore: first };
}

/** What was paid for services ordered for its items later and not given back, CNY. */
export function paidServicesOf({ items }: { items: readonly { paidServices?: string | undefined }[] }): string {
  const amounts = items.map(({ paidServices = "0.00" }) => cny(paidServices));
  return toDecimal(sum(amounts, "CNY"));
}

/** That services wait for their payment, and until when; nothing where none do. */
export function ServicesToPay({ order, brief = false }: { order: Owing; brief?: boolean }) {
  const words = useDict(orderDict);
  const open = unpaidServicesOf(order);
  if (!open) return null;
  return (
    <div className="mt-2 flex flex-col gap-1">
      <p className="text-note text-grey">{words.nextServices(cnyText(open.amount))}</p>
      <Deadline brief={brief} at={open.payBefore} label={words.by.due} urgentWithinHours={24} />
    </div>
  );
}

/** To them, with the sum their payment asks for. */
export function ServicesButton({ order, wide }: { order: OrderOnWire; wide: boolean }) {
  const words = useDict(orderDict);
  const toPay = useAmountDue(unpaidServicesOf(order)?.amount ?? "0.00");
  if (!isPositive(toPay.sum)) return null;
  return (
    <LinkButton small wide={wide} href={href("/order/service/existing-services", { orderNo: order.orderNo })}>
      {words.payServices(cnyText(toPay.sum))}
    </LinkButton>
  );
}
