import { useEndpoint } from "@sihai/client";
import { readNotices } from "@sihai/contract/setting";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";

const NothingNew = lazy(() => import("./NothingNew.tsx"));

/** What was heard last on this device: a page of new business shown until the answer comes would flash. */
const useLastHeard = create<LastHeard>()(
  persist((): LastHeard => ({ windingDown: false }), { name: "sh_winding_down", version: 1 }),
);
type LastHeard = { windingDown: boolean };

/** Whether the business is being wound down: then nothing new begins (docs/decisions/0059-wind-down.md). */
export function useWindingDown(): boolean {
  const heard = useEndpoint(readNotices, {}, { freshMs: 60_000, staysWithoutLogin: true }).data?.windingDown;
  const last = useLastHeard(({ windingDown }) => windingDown);
  return heard ?? last;
}

/** Keeps it on the device; for the frame alone, not for each of a page's buttons that ask. */
export function useKeptHeard(windingDown: boolean | undefined): void {
  useEffect(() => {
    if (windingDown !== undefined) useLastHeard.setState({ windingDown });
  }, [windingDown]);
}

/** The way into something new. While the business is wound down a sentence stands in its place; `stays` for whoever repays a debt by it. */
export function NewBusiness({ children, stays = false }: { children: ReactNode; stays?: boolean }) {
  if (!useWindingDown() || stays) return children;
  return (
    <Suspense>
      <NothingNew />
    </Suspense>
  );
}
