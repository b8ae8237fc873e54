import { useEffect } from "react";

/** Tells the bench, as long as the form stands, whether it holds something a scan must not throw away. */
export function useDirty(isDirty: boolean, onDirty: (dirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
