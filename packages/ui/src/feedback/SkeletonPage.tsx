import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import { useUi } from "../layout/UiProvider.tsx";
import { SkeletonBlock } from "./Skeleton.tsx";

type SkeletonLineProps = { height: number; width?: string; className?: string };

/** Text to come, as high as its lines in quarters of a rem, so that it grows with the reader's text. */
export function SkeletonLine({ height, width = "100%", className = "" }: SkeletonLineProps) {
  return (
    <div aria-hidden className={cx("flex py-0.5", className)} style={{ height: `${height / 4}rem`, width }}>
      <SkeletonBlock className="flex-1" />
    </div>
  );
}

/** A card in the shape of the one that comes. */
export function SkeletonBox({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx("flex flex-col rounded-card bg-white p-4 shadow-card", className)}>{children}</div>;
}

/** A page to come, in cards of its own shape, announced once. */
export function SkeletonPage({ children }: { children: ReactNode }) {
  const { words } = useUi();
  return (
    <div role="status" aria-label={words.loading} className="flex flex-col gap-3">
      {children}
    </div>
  );
}
