import { SkeletonBlock, SkeletonList } from "@sihai/ui";

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
