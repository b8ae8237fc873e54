import { SkeletonBlock, useUi } from "@sihai/ui";

/** A grid of goods to come. */
export function GoodsGridSkeleton({ cards = 6 }: { cards?: number }) {
  const { words } = useUi();
  return (
    <div role="status" aria-label={words.loading} className="goods-grid">
      {Array.from({ length: cards }, (_, at) => (
        <div key={`card-${at + 1}`} className="overflow-hidden rounded-card bg-white shadow-card">
          <SkeletonBlock className="aspect-square w-full rounded-none" />
          <div className="flex flex-col gap-2 p-3">
            <SkeletonBlock />
            <SkeletonBlock className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
