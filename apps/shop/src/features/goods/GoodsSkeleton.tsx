import { SkeletonBlock, useUi } from "@sihai/ui";

/** A grid of goods to come. */
export function GoodsGridSkeleton({ cards = 6 }: { cards?: number }) {
  const { words } = useUi();
  return (
    <div role="status" aria-label={words.loading} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
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

/** The goods page to come, in its final layout. */
export function GoodsDetailSkeleton() {
  const { words } = useUi();
  return (
    <div role="status" aria-label={words.loading} className="flex flex-col">
      <SkeletonBlock className="aspect-square w-full rounded-none" />
      <div className="relative -mt-8 flex flex-col gap-3 rounded-t-sheet bg-white p-4">
        <SkeletonBlock className="h-6 w-1/3" />
        <SkeletonBlock className="h-6 w-full" />
        <SkeletonBlock className="h-9 w-1/2" />
        <SkeletonBlock className="h-11 w-2/3" />
      </div>
      <div className="p-4">
        <SkeletonBlock className="h-56 w-full rounded-card" />
      </div>
    </div>
  );
}
