import { lazy, Suspense, useState } from "react";
import { useAsked } from "./message-box.ts";

const Dialog = lazy(() => import("./MessageBoxDialog.tsx"));

/** Shows what `confirmBox()` and `promptBox()` ask; once on the page. Its code comes with the first question. */
export function MessageBoxHost() {
  const asked = useAsked();
  const [needed, setNeeded] = useState(false);
  if (asked && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );
}
