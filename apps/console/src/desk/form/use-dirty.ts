import { useEffect } from "react";

/** Tells the bench, as long as the form stands, whether it holds something a scan must not throw away; a reload then asks first. */
export function useDirty(isDirty: boolean, onDirty: (dirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  useEffect(() => {
    if (!isDirty) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", preventUnload);
    return () => removeEventListener("beforeunload", preventUnload);
  }, [isDirty]);
}
