import { SkeletonBlock, SkeletonBox, SkeletonLine, SkeletonPage } from "@sihai/ui";

/** Deliveries to come: how much of the order has left, then the first of them with its steps and goods. */
export function DeliveriesToCome() {
  return (
    <SkeletonPage>
      <SkeletonBox className="gap-1">
        <SkeletonLine height={8} />
        <SkeletonLine height={11} width="33%" />
      </SkeletonBox>
      <SkeletonBox className="gap-4">
        <SkeletonLine height={6} width="50%" />
        <SkeletonLine height={8} width="66%" />
        <SkeletonLine height={11} />
        <div className="flex items-center gap-3">
          <SkeletonBlock className="size-11 shrink-0" />
          <SkeletonLine height={5.5} />
        </div>
        <SkeletonLine height={16} />
      </SkeletonBox>
    </SkeletonPage>
  );
}
