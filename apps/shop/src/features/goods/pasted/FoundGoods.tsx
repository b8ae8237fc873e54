import { addToCart, countCart, listCart } from "@sihai/contract/cart";
import { goodsDict } from "@sihai/text/dict/goods";
import { Button, ErrorState, ProgressBar, Section, SkeletonList, toastSuccess } from "@sihai/ui";
import { useEffect, useRef, useState } from "react";
import { go, NewBusiness, toLogin, useAction, useDict, useSession } from "#shop";
import { FoundItem, type LineChoice } from "./FoundItem.tsx";
import { keptChoices } from "./kept-choices.ts";
import { NotUnderstood } from "./NotUnderstood.tsx";
import { useLookedUp } from "./use-looked-up.ts";
import type { Wanted } from "./wanted.ts";

type FoundGoodsProps = {
  wanted: readonly Wanted[];
  opensSingle: boolean;
  /** Before the page of a single item opens over this one; null: it takes this one's place, as nobody typed anything here. */
  onLeave: (() => void) | null;
};

/** What is chosen of each line, and what of it is in the cart; kept for these lines, so that neither a reload nor the log-in loses it. */
function useChoices(wanted: readonly Wanted[]) {
  const of = wanted.map(({ text }) => text).join("\n");
  const [kept] = useState(() => keptChoices.keptOf(of));
  const [choices, setChoices] = useState<ReadonlyMap<number, LineChoice>>(new Map(kept?.choices));
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set(kept?.added));
  useEffect(() => {
    if (choices.size > 0) keptChoices.keep(of, { choices: [...choices], added: [...added] });
  }, [of, choices, added]);
  const choose = (at: number, choice: LineChoice) => setChoices((before) => new Map(before).set(at, choice));
  return { choices, choose, added, setAdded };
}

/**
 * What each line stands for. A single pasted item opens at once; several stand as lines of a list, each with its variant and quantity,
 * to be put into the cart one by one or all together; a line that was not understood says why.
 */
export function FoundGoods({ wanted, opensSingle, onLeave }: FoundGoodsProps) {
  const words = useDict(goodsDict);
  const isUser = useSession((session) => session.status === "user");
  const { parsed, results, done, mayAsk, settle } = useLookedUp(wanted);
  const { choices, choose, added, setAdded } = useChoices(wanted);
  const add = useAction(addToCart, { refreshes: [listCart, countCart] });
  const [only] = results;
  const single = opensSingle && results.length === 1 && only?.kind === "item" ? only : null;
  const ready = [...choices].filter(([at]) => !added.has(at));
  const failed = done - choices.size;

  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    if (!single) return;
    leave.current?.();
    go("/goods/detail", { platform: single.platform, goodsCode: single.itemId }, { replace: leave.current === null });
  }, [single]);

  /** One after the other, so that a refusal names its line; stops at the first one that was refused. */
  async function put(lines: readonly (readonly [number, LineChoice])[]) {
    if (!isUser) return toLogin();
    let count = 0;
    for (const [at, body] of lines) {
      if (!(await add.run({ body }))) break;
      count += 1;
      setAdded((before) => new Set([...before, at]));
    }
    if (count > 0) toastSuccess(words.addedAll(count));
  }

  if (parsed.isPending || single) return <SkeletonList cards={Math.min(3, wanted.length)} picture />;
  if (parsed.error) return <ErrorState onReload={() => void parsed.refetch()} pending={parsed.isFetching} />;
  return (
    <Section title={words.found}>
      {results.length > 1 ? (
        <div role="status" className="flex flex-col gap-1 px-1">
          <ProgressBar
            label={done < results.length ? words.progress : words.summaryLines(choices.size, failed)}
            value={done}
            max={results.length}
            text={words.progressOf(done, results.length)}
            tone={done < results.length ? "brand" : "ok"}
          />
        </div>
      ) : null}
      <ol className="flex flex-col gap-3">
        {results.map((result, at) => (
          <li key={`${at}-${result.kind}`}>
            {result.kind === "item" ? (
              <FoundItem
                item={result}
                wanted={wanted[at]}
                line={at + 1}
                mayAsk={mayAsk(at)}
                isAdded={added.has(at)}
                isAdding={add.pending}
                choice={choices.get(at)}
                onChoose={(choice) => choose(at, choice)}
                onSettled={() => settle(at)}
                onAdd={(choice) => void put([[at, choice]])}
              />
            ) : (
              <NotUnderstood result={result} text={wanted[at]?.text ?? ""} line={at + 1} />
            )}
          </li>
        ))}
      </ol>
      {ready.length > 1 ? (
        <NewBusiness>
          <Button wide pending={add.pending} onClick={() => void put(ready)}>
            {words.addAll(ready.length)}
          </Button>
        </NewBusiness>
      ) : null}
    </Section>
  );
}
