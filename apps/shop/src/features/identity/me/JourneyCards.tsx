import type { CallData } from "@sihai/contract";
import type { statusNumbers } from "@sihai/contract/identity";
import { identityMeDict } from "@sihai/text/dict/me/identity-me";
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
import { href, useDict } from "#shop";

type Numbers = CallData<typeof statusNumbers>;
type Entry<Tab> = { tab: Tab; label: string; icon: LucideIcon; count: number | undefined };

/** Orders at a glance by the tabs of their list, what lies in storage by the things there, and what waits for an answer. */
export function OrdersCard({ numbers }: { numbers: Numbers | undefined }) {
  const words = useDict(identityMeDict);
  const { LinkPart } = useUi();
  const waiting = numbers?.itemToConfirm ?? 0;
  return (
    <Card title={words.orders} aside={<AllLink href={href("/order/list")} label={words.allOrders} />}>
      <EntryRow
        toTab={(tab) => (tab === "stored" ? href("/order/in-storage/goods-list") : href("/order/list", { tab }))}
        entries={[
          { tab: "unpaid", label: words.orderUnpaid, icon: CreditCard, count: numbers?.orderUnpaid },
          { tab: "pending", label: words.orderPending, icon: Hourglass, count: numbers?.orderPending },
          { tab: "signed", label: words.orderSigned, icon: ClipboardList, count: numbers?.orderSigned },
          { tab: "stored", label: words.itemStored, icon: Boxes, count: numbers?.itemStored },
        ]}
      />
      {waiting > 0 ? (
        <LinkPart
          href={href("/order/pending-confirmation")}
          className="mt-3 flex items-center gap-3 rounded-control bg-warn-soft px-3 py-2 text-warn"
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
  const words = useDict(identityMeDict);
  return (
    <Card title={words.parcels} aside={<AllLink href={href("/package/list", { tab: "all" })} label={words.allParcels} />}>
      <EntryRow
        toTab={(tab) => href("/package/list", { tab })}
        entries={[
          { tab: "unpaid", label: words.parcelUnpaid, icon: Receipt, count: numbers?.parcelUnpaid },
          { tab: "unshipped", label: words.parcelUnshipped, icon: PackageCheck, count: numbers?.parcelUnshipped },
          { tab: "shipped", label: words.parcelShipped, icon: Plane, count: numbers?.parcelShipped },
          { tab: "back-payment", label: words.parcelBackPayment, icon: Truck, count: numbers?.parcelBackPayment },
        ]}
      />
    </Card>
  );
}

/** The tabs of a list as pictures, each with how much waits there. */
function EntryRow<Tab extends string>({ entries, toTab }: { entries: readonly Entry<Tab>[]; toTab: (tab: Tab) => string }) {
  const { LinkPart } = useUi();
  return (
    <ul className="grid grid-cols-4">
      {entries.map(({ tab, label, icon: Icon, count = 0 }) => (
        <li key={tab}>
          <LinkPart
            href={toTab(tab)}
            className="flex flex-col items-center gap-1 py-1 text-center text-note leading-4 hyphens-auto wrap-anywhere max-[359px]:tracking-tighter"
          >
            <span className="relative grid size-11 place-items-center text-brand-strong">
              <Icon aria-hidden size={24} />
              {count > 0 ? (
                <span className="absolute top-0 left-6.5 min-w-5 rounded-full bg-danger whitespace-nowrap px-1.5 text-center text-note leading-5 font-semibold text-white">
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
