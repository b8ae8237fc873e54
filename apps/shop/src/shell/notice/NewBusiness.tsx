import { useEndpoint } from "@sihai/client";
import { readNotices } from "@sihai/contract/setting";
import { shellDict } from "@sihai/text/dict/shell";
import type { ReactNode } from "react";
import { useDict } from "../use-dict.ts";

/** Whether the business is being wound down: then nothing new begins (docs/decisions/0059-wind-down.md). */
export function useWindingDown(): boolean {
  return useEndpoint(readNotices, {}, { freshMs: 60_000, staysWithoutLogin: true }).data?.windingDown ?? false;
}

/** The way into something new. While the business is wound down a sentence stands in its place; `stays` for whoever repays a debt by it. */
export function NewBusiness({ children, stays = false }: { children: ReactNode; stays?: boolean }) {
  const words = useDict(shellDict);
  const isOver = useWindingDown() && !stays;
  return isOver ? <p className="w-full text-center text-body text-grey">{words.nothingNew}</p> : children;
}
