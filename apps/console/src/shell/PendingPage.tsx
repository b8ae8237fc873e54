import { SkeletonList } from "@sihai/ui";

/** In the place of a page while its code and words are on their way. */
export function PendingPage() {
  return (
    <main id="content" tabIndex={-1} className="flex-1 p-4 outline-none lg:px-6 lg:py-5">
      <SkeletonList cards={5} lines={2} />
    </main>
  );
}
