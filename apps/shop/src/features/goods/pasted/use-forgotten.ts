import { useEffect, useEffectEvent } from "react";
import { go } from "#shop";
import { homePasted, shoppingPasted } from "../../../stores/pasted-text.ts";
import { keptChoices, keptTable } from "./kept-choices.ts";

type Bought = {
  /** The lines looked up. */
  of: string;
  /** What stands in the page's own box, which may be more than was looked up. */
  pasted: string;
  isAllAdded: boolean;
};

/**
 * Lines that are in the cart as a whole are nothing to be bought any more: the boxes they were pasted into forget them at once, what was
 * chosen of them is forgotten when the page is left. A box that holds anything else keeps it. Returns the way to the cart.
 */
export function useForgotten({ of, pasted, isAllAdded }: Bought): () => void {
  const isAllPasted = isAllAdded && holdsOnly(pasted, of);
  const forgetBoxes = useEffectEvent(() => {
    if (holdsOnly(homePasted.keptOf("home") ?? "", of)) homePasted.forget();
    if (isAllPasted) shoppingPasted.forget();
  });
  useEffect(() => {
    if (!isAllAdded) return;
    forgetBoxes();
    // Not before: after a reload the lines still say that they are in the cart.
    return () => {
      keptChoices.forget();
      keptTable.forget();
    };
  }, [isAllAdded]);

  return () => {
    // The way back leads to an empty box, not to the same lines to be bought once more.
    if (isAllPasted) go("/shopping", {}, { replace: true });
    go("/cart");
  };
}

function holdsOnly(pasted: string, of: string): boolean {
  const lines = pasted.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join("\n") === of;
}
