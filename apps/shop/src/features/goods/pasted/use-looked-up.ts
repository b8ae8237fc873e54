import type { CallData } from "@sihai/contract";
import { parseLinks } from "@sihai/contract/goods";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#shop";
import { textsMax } from "./split-pasted.ts";
import type { Wanted } from "./wanted.ts";

export type Understood = CallData<typeof parseLinks>["results"][number];

/** So many goods are looked up at once; the others wait for their turn. */
const atOnce = 4;

/** Understands all lines, then looks their goods up a few at a time; `settle` says that a line's turn is over. */
export function useLookedUp(wanted: readonly Wanted[]) {
  const texts = wanted.map(({ text }) => text);
  const parsed = useQuery({
    queryKey: [parseLinks.path, texts],
    async queryFn({ signal }) {
      const results: Understood[] = [];
      for (let start = 0; start < texts.length; start += textsMax) {
        const body = { texts: texts.slice(start, start + textsMax) };
        results.push(...(await call(parseLinks, { body }, { signal, quiet: true })).results);
      }
      return results;
    },
  });
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set());
  const lines = (parsed.data ?? []).flatMap((result, at) => (result.kind === "item" ? [at] : []));
  const waiting = lines.filter((at) => !settled.has(at));
  const turn = new Set(waiting.slice(0, atOnce));
  return {
    parsed,
    results: parsed.data ?? [],
    done: texts.length - waiting.length,
    /** Whether the goods of a line are asked for now, or were already. */
    mayAsk: (at: number) => settled.has(at) || turn.has(at),
    settle: (at: number) => setSettled((before) => (before.has(at) ? before : new Set([...before, at]))),
  };
}
