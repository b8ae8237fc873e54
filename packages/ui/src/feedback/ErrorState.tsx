import { type ReactNode, useSyncExternalStore } from "react";
import { Button } from "../form/Button.tsx";
import { useUi } from "../layout/UiProvider.tsx";
import { cloud, Drawing } from "../show/Drawing.tsx";

/** Loading failed: says so, and loads again. */
export function ErrorState({ text, onReload, pending = false }: { text?: ReactNode; onReload: () => void; pending?: boolean }) {
  const { words, Offline } = useUi();
  const isOnline = useSyncExternalStore(subscribe, online, () => true);
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-10 text-center">
      <Drawing>{cloud}</Drawing>
      {Offline && !isOnline ? <Offline /> : <p className="max-w-70 text-grey">{text ?? words.loadFailedReload}</p>}
      <Button onClick={onReload} pending={pending}>
        {words.reload}
      </Button>
    </div>
  );
}

const online = () => navigator.onLine;

function subscribe(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
