import { goodsDict } from "@sihai/text/dict/goods";
import { Button, ErrorState, ProgressBar, Section, SkeletonList } from "@sihai/ui";
import { useEffect, useRef } from "react";
import { go, NewBusiness, useDict } from "#shop";
import { FoundItem } from "./FoundItem.tsx";
import { NotUnderstood } from "./NotUnderstood.tsx";
import { useForgotten } from "./use-forgotten.ts";
import { useLineWishes } from "./use-line-wishes.ts";
import { useLookedUp } from "./use-looked-up.ts";
import type { Wanted } from "./wanted.ts";

type FoundGoodsProps = {
  wanted: readonly Wanted[];
  /** What stands in the box above. */
  pasted: string;
  opensSingle: boolean;
  /** Before the page of a single item opens over this one; null: it takes this one's place, as nobody typed anything here. */
  onLeave: (() => void) | null;
};

/**
 * What each line stands for. A single pasted item opens at once; several stand as lines of a list, each with its variant and quantity,
 * to be put into the cart one by one or all together; a line that was not understood says why.
 */
export function FoundGoods({ wanted, pasted, opensSingle, onLeave }: FoundGoodsProps) {
  const words = useDict(goodsDict);
  const { parsed, results, done, mayAsk, settle } = useLookedUp(wanted);
  const of = wanted.map(({ text }) => text).join("\n");
  const lines = useLineWishes(of);
  const [only] = results;
  const single = opensSingle && results.length === 1 && only?.kind === "item" ? only : null;
  const { wishes, added, left, open } = lines;
  const summary = { ready: wishes.size - open, open, failed: done - wishes.size };

  const isAllAdded = results.length > 0 && added.size === results.length;
  const toCart = useForgotten({ of, pasted, isAllAdded });

  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    if (!single) return;
    leave.current?.();
    go("/goods/detail", { platform: single.platform, goodsCode: single.itemId }, { replace: leave.current === null });
  }, [single]);

  if (parsed.isPending || single) return <SkeletonList cards={Math.min(3, wanted.length)} picture />;
  if (parsed.error) return <ErrorState onReload={() => void parsed.refetch()} pending={parsed.isFetching} />;
  return (
    <Section title={words.found}>
      {results.length > 1 ? (
        <div role="status" className="flex flex-col gap-1 px-1">
          <ProgressBar
            label={done < results.length ? words.progress : words.summaryLines(summary)}
            value={done}
            max={results.length}
            text={words.progressOf(done, results.length)}
            tone={done < results.length ? "brand" : "ok"}
          />
        </div>
      ) : null}
      <ol className="flex flex-col gap-3">
        {results.map((result, at) => (
          <li key={`${at}-${result.kind}`} id={lines.place(at)}>
            {result.kind === "item" ? (
              <FoundItem
                item={result}
                wanted={wanted[at]}
                line={at + 1}
                mayAsk={mayAsk(at)}
                isAdded={added.has(at)}
                isAdding={lines.pending}
                isAsked={lines.isAsked(at)}
                wish={wishes.get(at)}
                onChoose={(wish) => lines.choose(at, wish)}
                onSettled={() => settle(at)}
                onAdd={() => lines.putOne(at)}
              />
            ) : (
              <NotUnderstood result={result} text={wanted[at]?.text ?? ""} line={at + 1} />
            )}
          </li>
        ))}
      </ol>
      {results.length > 1 && left > 0 ? (
        <NewBusiness>
          <Button wide pending={lines.pending} onClick={lines.putAll}>
            {words.addAll(left)}
          </Button>
        </NewBusiness>
      ) : null}
      {done === results.length && left === 0 && added.size > 0 ? (
        <Button wide onClick={toCart}>
          {words.goToCart}
        </Button>
      ) : null}
    </Section>
  );
}
