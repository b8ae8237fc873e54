import { lazy, Suspense } from "react";

const WaysOn = lazy(() => import("./WaysOn.tsx"));

/** The page is there, but what its address asks for is not (a wrong number, something of somebody else). */
export function NothingHere(props: { error?: Error; text?: string }) {
  return (
    <Suspense>
      <WaysOn {...props} />
    </Suspense>
  );
}
