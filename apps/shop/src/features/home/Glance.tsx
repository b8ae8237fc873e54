import { statusNumbers } from "@sihai/contract/identity";
import { glanceAtOrders } from "@sihai/contract/order";
import { homeDict } from "@sihai/text/dict/home";
import { cx, SkeletonBlock, useUi } from "@sihai/ui";
import { href, useDict, useEndpoint, useSession } from "#shop";

/** Where my goods stand, in four numbers; for those who have an account. */
export function Glance() {
  const words = useDict(homeDict);
  const { LinkPart } = useUi();
  const status = useSession((session) => session.status);
  const isUser = status === "user";
  const glance = useEndpoint(glanceAtOrders, {}, { enabled: isUser, staysWithoutLogin: true, freshMs: 0 });
  // Parcels are counted as on the page of one's own: parcels, not the things in them.
  const parcels = useEndpoint(statusNumbers, {}, { enabled: isUser, staysWithoutLogin: true, freshMs: 0 });
  // Whoever this device remembers will most likely have numbers: their room is kept, so that nothing below moves when they come.
  if (status === "visitor" || glance.isError || parcels.isError) return null;
  if (!glance.data || !parcels.data) return <SkeletonBlock className="h-20 w-full rounded-card" />;
  const { toPay, toConfirm, onTheWay, signed, inStorage } = glance.data;
  const figures = [
    { label: words.toPay, count: toPay, tone: "text-danger", to: href("/order/list", { tab: "unpaid" }) },
    { label: words.onTheWay, count: onTheWay + signed, tone: "text-ink", to: href("/order/list", { tab: "pending" }) },
    { label: words.inStorage, count: inStorage, tone: "text-brand-strong", to: href("/order/list", { tab: "in-storage" }) },
    { label: words.shipping, count: parcels.data.parcelShipped, tone: "text-ok", to: href("/package/list", { tab: "shipped" }) },
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
      {toConfirm > 0 ? (
        <LinkPart
          href={href("/order/pending-confirmation")}
          className="mt-1 flex min-h-11 items-center justify-center rounded-control bg-warn-soft px-3 text-body font-semibold text-warn"
        >
          {words.toConfirm(toConfirm)}
        </LinkPart>
      ) : null}
    </nav>
  );
}
