import { SkeletonBlock, SkeletonList, useUi } from "@sihai/ui";

/** In the place of a page whose chunk is still on its way. */
export function PendingPage() {
  return (
    <div className="mx-auto max-w-3xl">
      <div className="flex h-13 items-center justify-center bg-white">
        <SkeletonBlock className="h-5 w-32" />
      </div>
      <div className="px-4 py-3">
        <SkeletonList />
      </div>
    </div>
  );
}

/** The goods page to come, in its final layout: while its code is on its way, and then its goods. */
export function GoodsDetailSkeleton() {
  const { words } = useUi();
  return (
    <div role="status" aria-label={words.loading} className="mx-auto flex max-w-3xl flex-col">
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
