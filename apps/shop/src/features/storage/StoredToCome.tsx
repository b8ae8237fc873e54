import { SkeletonBlock, SkeletonBox, SkeletonLine, SkeletonPage } from "@sihai/ui";

/** Cards of things in storage to come: tick, photo, name and measures, and how long each may still lie. */
export function StoredToCome() {
  return (
    <SkeletonPage>
      {["first", "second", "third", "fourth"].map((card) => (
        <SkeletonBox key={card} className="gap-2">
          <div className="flex items-center gap-3">
            <SkeletonBlock className="size-6 shrink-0" />
            <SkeletonBlock className="size-20 shrink-0 max-[359px]:size-16" />
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <SkeletonLine height={6.5} />
              <SkeletonLine height={4.5} width="66%" />
              <SkeletonLine height={4.5} />
            </div>
          </div>
          <SkeletonLine height={4.5} />
        </SkeletonBox>
      ))}
    </SkeletonPage>
  );
}
