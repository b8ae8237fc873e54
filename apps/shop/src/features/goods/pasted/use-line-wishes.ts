import { addToCart, countCart, listCart } from "@sihai/contract/cart";
import { goodsDict } from "@sihai/text/dict/goods";
import { toast, toastSuccess } from "@sihai/ui";
import { useEffect, useState } from "react";
import { askToLogIn, useAction, useDict, useSession } from "#shop";
import { keptChoices } from "./kept-choices.ts";
import { isChosen, type LineChoice, type LineWish } from "./line-choice.ts";

const linePlace = (at: number) => `found-${at}`;

/** Brings a line's choice of a variant into sight, with the focus on it. */
function showLine(at: number): void {
  const place = document.getElementById(linePlace(at));
  place?.scrollIntoView({ block: "center" });
  place?.querySelector("select")?.focus({ preventScroll: true });
}

/** What is chosen of each line, and what of it is in the cart; kept for these lines, so that neither a reload nor the log-in loses it. */
function useKept(of: string) {
  const [kept] = useState(() => keptChoices.keptOf(of));
  const [wishes, setWishes] = useState<ReadonlyMap<number, LineWish>>(new Map(kept?.choices));
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set(kept?.added));
  useEffect(() => {
    if (wishes.size > 0) keptChoices.keep(of, { choices: [...wishes], added: [...added] });
  }, [of, wishes, added]);
  return { wishes, setWishes, added, setAdded };
}

/** The lines' wishes, and the way of one or all of them into the cart. */
export function useLineWishes(of: string) {
  const words = useDict(goodsDict);
  const isUser = useSession((session) => session.status === "user");
  const { wishes, setWishes, added, setAdded } = useKept(of);
  const [asked, setAsked] = useState<ReadonlySet<number>>(new Set());
  const add = useAction(addToCart, { refreshes: [listCart, countCart] });
  const left = [...wishes].filter(([at]) => !added.has(at)).toSorted(([a], [b]) => a - b);
  const open = left.filter(([, wish]) => !isChosen(wish)).map(([at]) => at);

  /** One after the other, so that a refusal names its line; stops at the first one that was refused. */
  async function put(lines: readonly (readonly [number, LineChoice])[]): Promise<boolean> {
    let count = 0;
    for (const [at, body] of lines) {
      if (!(await add.run({ body }))) break;
      count += 1;
      setAdded((before) => new Set([...before, at]));
    }
    if (count > 0) toastSuccess(words.addedAll(count));
    return count === lines.length;
  }

  /** Lines without a variant are marked and shown, after what is chosen went into the cart. */
  async function putThese(these: typeof left) {
    const chosen = these.flatMap(([at, wish]) => (isChosen(wish) ? [[at, wish] as const] : []));
    const without = these.flatMap(([at, wish]) => (isChosen(wish) ? [] : [at]));
    if (chosen.length > 0 && !isUser) return askToLogIn();
    if (!(await put(chosen))) return;
    const [first] = without;
    if (first === undefined) return;
    setAsked((before) => new Set([...before, ...without]));
    toast(these.length > 1 ? words.stillToChoose(without.length) : words.chooseFirst);
    showLine(first);
  }

  return {
    wishes,
    choose: (at: number, wish: LineWish) => setWishes((before) => new Map(before).set(at, wish)),
    added,
    /** Not in the cart yet. */
    left: left.length,
    /** Of these, those without a variant. */
    open: open.length,
    place: linePlace,
    /** Whether somebody wanted a line in the cart without choosing its variant; it then says so. */
    isAsked: (at: number) => asked.has(at),
    pending: add.pending,
    putOne: (at: number) => void putThese(left.filter(([each]) => each === at)),
    putAll: () => void putThese(left),
  };
}
