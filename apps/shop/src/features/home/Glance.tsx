import { statusNumbers } from "@sihai/contract/identity";
import { homeDict } from "@sihai/text/dict/home";
import { cx, SkeletonBlock, useUi } from "@sihai/ui";
import { href, useDict, useEndpoint, useSession } from "#shop";

/** Where my orders, goods and parcels stand, in four numbers, each counting what its list shows; for those who have an account. */
export function Glance() {
  const words = useDict(homeDict);
  const { LinkPart } = useUi();
  const status = useSession((session) => session.status);
  const isUser = status === "user";
  const numbers = useEndpoint(statusNumbers, {}, { enabled: isUser, staysWithoutLogin: true, freshMs: 0 });
  // Whoever this device remembers will most likely have numbers: their room is kept, so that nothing below moves when they come.
  if (status === "visitor" || numbers.isError) return null;
  if (!numbers.data) return <SkeletonBlock className="h-20 w-full rounded-card" />;
  const { orderUnpaid, orderPending, itemStored, itemToConfirm, parcelShipped } = numbers.data;
  const figures = [
    { label: words.toPay, count: orderUnpaid, tone: "text-danger", to: href("/order/list", { tab: "unpaid" }) },
    { label: words.inProgress, count: orderPending, tone: "text-ink", to: href("/order/list", { tab: "pending" }) },
    { label: words.inStorage, count: itemStored, tone: "text-brand-strong", to: href("/order/in-storage/goods-list") },
    { label: words.shipping, count: parcelShipped, tone: "text-ok", to: href("/package/list", { tab: "shipped" }) },
  ];
  return (
    <nav aria-label={words.glance} className="rounded-card bg-white px-2 py-2 shadow-card">
      <ul className="grid grid-cols-4">
        {figures.map(({ label, count, tone, to }) => (
          <li key={label}>
            <LinkPart
              href={to}
              className="flex min-h-16 flex-col items-center justify-center text-center text-note leading-4 hyphens-auto wrap-anywhere text-grey"
            >
              <span className={cx("text-display font-bold", count > 0 ? tone : "text-grey")}>{count}</span>
              {label}
            </LinkPart>
          </li>
        ))}
      </ul>
      {itemToConfirm > 0 ? (
        <LinkPart
          href={href("/order/pending-confirmation")}
          className="mt-1 flex min-h-11 items-center justify-center rounded-control bg-warn-soft px-3 text-body font-semibold text-warn"
        >
          {words.toConfirm(itemToConfirm)}
        </LinkPart>
      ) : null}
    </nav>
  );
}
