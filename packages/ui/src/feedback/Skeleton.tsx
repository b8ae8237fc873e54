import { cx } from "../cx.ts";
import { useUi } from "../layout/UiProvider.tsx";

/** A grey block in the place of something to come. Sizes by class, e.g. `h-4 w-2/3`. */
export function SkeletonBlock({ className }: { className?: string }) {
  return <div aria-hidden className={cx("skeleton rounded-control", className ?? "h-4 w-full")} />;
}

/** A card of lines to come. */
export function SkeletonCard({ lines = 3, picture = false }: { lines?: number; picture?: boolean }) {
  return (
    <div className="flex gap-3 rounded-card bg-white p-4 shadow-card">
      {picture ? <SkeletonBlock className="size-20 shrink-0" /> : null}
      <div className="flex flex-1 flex-col gap-3">
        {Array.from({ length: lines }, (_, index) => (
          <SkeletonBlock key={`line-${index + 1}`} className={cx("h-4", index === lines - 1 ? "w-1/2" : "w-full")} />
        ))}
      </div>
    </div>
  );
}

/** Several cards to come, announced once. */
export function SkeletonList({ cards = 4, lines = 3, picture = false }: { cards?: number; lines?: number; picture?: boolean }) {
  const { words } = useUi();
  return (
    <div role="status" aria-label={words.loading} className="flex flex-col gap-3">
      {Array.from({ length: cards }, (_, index) => (
        <SkeletonCard key={`card-${index + 1}`} lines={lines} picture={picture} />
      ))}
    </div>
  );
}
