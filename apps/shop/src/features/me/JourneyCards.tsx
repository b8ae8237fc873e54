import type { CallData } from "@sihai/contract";
import type { statusNumbers } from "@sihai/contract/identity";
import { meDict } from "@sihai/text/dict/me";
import { Card, TextLink, useUi } from "@sihai/ui";
import {
  Boxes,
  CircleAlert,
  ClipboardList,
  CreditCard,
  Hourglass,
  type LucideIcon,
  PackageCheck,
  Plane,
  Receipt,
  Truck,
} from "lucide-react";
import { hasPage, href, useDict } from "#shop";

type Numbers = CallData<typeof statusNumbers>;
type Entry = { key: string; href: string; label: string; icon: LucideIcon; count: number };

/** Orders at a glance by the tabs of their list, and what waits for an answer. Not there before the list is. */
export function OrdersCard({ numbers }: { numbers: Numbers | undefined }) {
  const words = useDict(meDict);
  const { LinkPart } = useUi();
  if (!hasPage("/order/list")) return null;
  const entries: Entry[] = [
    {
      key: "unpaid",
      href: href("/order/list", { tab: "unpaid" }),
      label: words.orderUnpaid,
      icon: CreditCard,
      count: numbers?.orderUnpaid ?? 0,
    },
    {
      key: "pending",
      href: href("/order/list", { tab: "pending" }),
      label: words.orderPending,
      icon: Hourglass,
      count: numbers?.orderPending ?? 0,
    },
    {
      key: "signed",
      href: href("/order/list", { tab: "signed" }),
      label: words.itemSigned,
      icon: ClipboardList,
      count: numbers?.itemSigned ?? 0,
    },
    {
      key: "in-storage",
      href: href("/order/list", { tab: "in-storage" }),
      label: words.itemStored,
      icon: Boxes,
      count: numbers?.itemStored ?? 0,
    },
  ];
  const waiting = numbers?.itemToConfirm ?? 0;
  return (
    <Card title={words.orders} aside={<AllLink href={href("/order/list")} label={words.allOrders} />}>
      <EntryRow entries={entries} />
      {waiting > 0 && hasPage("/order/pending-confirmation") ? (
        <LinkPart
          href={href("/order/pending-confirmation")}
          className="mt-3 flex items-center gap-3 rounded-[12px] bg-warn-soft px-3 py-2 text-warn"
        >
          <CircleAlert aria-hidden size={20} className="shrink-0" />
          <span className="min-w-0">
            <span className="block font-semibold">{words.toConfirm(waiting)}</span>
            <span className="block text-note">{words.toConfirmNote}</span>
          </span>
        </LinkPart>
      ) : null}
    </Card>
  );
}

/** Parcels by the tabs of their list. */
export function ParcelsCard({ numbers }: { numbers: Numbers | undefined }) {
  const words = useDict(meDict);
  if (!hasPage("/package/list")) return null;
  const entries: Entry[] = [
    {
      key: "unpaid",
      href: href("/package/list", { tab: "unpaid" }),
      label: words.parcelUnpaid,
      icon: Receipt,
      count: numbers?.parcelUnpaid ?? 0,
    },
    {
      key: "unshipped",
      href: href("/package/list", { tab: "unshipped" }),
      label: words.parcelUnshipped,
      icon: PackageCheck,
      count: numbers?.parcelUnshipped ?? 0,
    },
    {
      key: "shipped",
      href: href("/package/list", { tab: "shipped" }),
      label: words.parcelShipped,
      icon: Plane,
      count: numbers?.parcelShipped ?? 0,
    },
    {
      key: "back-payment",
      href: href("/package/list", { tab: "back-payment" }),
      label: words.parcelBackPayment,
      icon: Truck,
      count: numbers?.parcelBackPayment ?? 0,
    },
  ];
  return (
    <Card title={words.parcels} aside={<AllLink href={href("/package/list")} label={words.allParcels} />}>
      <EntryRow entries={entries} />
    </Card>
  );
}

function EntryRow({ entries }: { entries: readonly Entry[] }) {
  const { LinkPart } = useUi();
  return (
    <ul className="grid grid-cols-4">
      {entries.map(({ key, href: address, label, icon: Icon, count }) => (
        <li key={key}>
          <LinkPart href={address} className="flex flex-col items-center gap-1 py-1 text-center text-note leading-4">
            <span className="relative grid size-11 place-items-center text-brand-strong">
              <Icon aria-hidden size={24} />
              {count > 0 ? (
                <span className="absolute top-0 left-6.5 min-w-5 rounded-full bg-danger px-1.5 text-center text-note leading-5 font-semibold text-white">
                  {count > 99 ? "99+" : count}
                </span>
              ) : null}
            </span>
            {label}
          </LinkPart>
        </li>
      ))}
    </ul>
  );
}

/** At full text size, so that the target is 44 px high. */
function AllLink({ href: address, label }: { href: string; label: string }) {
  return (
    <span className="text-body">
      <TextLink href={address}>{label}</TextLink>
    </span>
  );
}
