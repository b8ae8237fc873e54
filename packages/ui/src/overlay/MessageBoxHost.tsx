import { lazy, Suspense, useEffect, useState } from "react";
import { useOpenQuestion } from "./message-box.ts";

const load = () => import("./MessageBoxDialog.tsx");
const Dialog = lazy(load);
const quietAfterMs = 4000;

/**
 * Shows what `confirmBox()` and `promptBox()` ask; once on the page. Its code comes with the first question, or before, once the page has
 * settled: a question must not fail because the network has gone meanwhile.
 */
export function MessageBoxHost() {
  const question = useOpenQuestion();
  const [needed, setNeeded] = useState(false);
  if (question && !needed) setNeeded(true);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), quietAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <Dialog />
    </Suspense>
  );
}
