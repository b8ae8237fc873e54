import { type ReactNode, useEffect, useRef } from "react";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ErrorState } from "../feedback/ErrorState.tsx";
import { SkeletonList } from "../feedback/Skeleton.tsx";
import { useUi } from "./UiProvider.tsx";

type InfiniteListProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
  /** The very first page is on its way. */
  pending: boolean;
  /** The last attempt failed. */
  failed: boolean;
  hasMore: boolean;
  /** A further page is on its way. */
  loadingMore: boolean;
  onMore: () => void;
  /** Asks for the first page again. */
  onReload: () => void;
  /** Instead of "no data". */
  empty?: ReactNode;
  /** Instead of cards of lines. */
  skeleton?: ReactNode;
  className?: string;
};

/** The next page is asked for this far before the end is in sight. */
const aheadPx = 400;

/** A list that grows while it is scrolled, with the widget texts of the specification (rules N-80 to N-89). */
export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { items, keyOf, children, pending, failed, hasMore, loadingMore, onMore, onReload, empty, skeleton } = props;
  const { words } = useUi();
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  const watching = hasMore && !loadingMore && !failed;

  useEffect(() => {
    const mark = end.current;
    if (!mark || !watching) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) more.current();
      },
      { rootMargin: `${aheadPx}px` },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [watching]);

  if (pending) return skeleton ?? <SkeletonList />;
  if (items.length === 0 && failed) return <ErrorState onReload={onReload} />;
  if (items.length === 0) return empty ?? <EmptyState />;
  return (
    <div className={props.className ?? "flex flex-col gap-3"}>
      {items.map((item) => (
        <div key={keyOf(item)} className="min-w-0">
          {children(item)}
        </div>
      ))}
      <div ref={end} role="status" className="col-span-full py-3 text-center text-note text-grey">
        {failed ? (
          <button type="button" onClick={onMore} className="min-h-11 px-4 text-brand-strong">
            {words.loadFailed}
          </button>
        ) : hasMore || loadingMore ? (
          words.loading
        ) : (
          words.noMore
        )}
      </div>
    </div>
  );
}
