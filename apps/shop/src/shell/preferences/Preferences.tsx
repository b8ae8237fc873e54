import { lazy, Suspense, useState } from "react";

const PreferencesSheet = lazy(() => import("./PreferencesSheet.tsx"));

/** The sheet of languages and currencies; its code comes when it is first opened. */
export function Preferences({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [needed, setNeeded] = useState(false);
  if (open && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <PreferencesSheet open={open} onClose={onClose} />
    </Suspense>
  );
}
