import { SkeletonBox, SkeletonLine, SkeletonPage } from "@sihai/ui";

/** A plan to come: what it is for, the split with what it costs, and its first parcel. */
export function PlanToCome() {
  return (
    <SkeletonPage>
      <SkeletonLine height={4.5} width="66%" />
      <SkeletonLine height={13} />
      <SplitToCome />
    </SkeletonPage>
  );
}

/** A split to come, where the goals are known already. */
export function SplitToCome() {
  return (
    <>
      <SkeletonBox className="gap-3">
        <div>
          <SkeletonLine height={9} />
          <SkeletonLine height={8} width="50%" />
          <SkeletonLine height={9} width="66%" />
          <SkeletonLine height={9} />
        </div>
        <SkeletonLine height={5.5} width="66%" />
        <SkeletonLine height={24} />
      </SkeletonBox>
      <SkeletonBox className="gap-3">
        <div className="flex items-baseline justify-between gap-3">
          <SkeletonLine height={11.5} width="33%" />
          <SkeletonLine height={6} width="33%" />
        </div>
        <div className="grid grid-cols-[3fr_2fr] items-center gap-3">
          <SkeletonLine height={29} />
          <SkeletonLine height={24} />
        </div>
        <SkeletonLine height={13.5} />
        <SkeletonLine height={11} />
      </SkeletonBox>
    </>
  );
}
