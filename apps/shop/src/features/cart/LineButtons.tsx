import { labelled } from "@sihai/text";
import { cartDict } from "@sihai/text/dict/cart";
import { IconButton, Stepper } from "@sihai/ui";
import { Heart, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useDict, useLanguage } from "#shop";
import { EditLineSheet } from "./EditLineSheet.tsx";
import type { CartLineOnWire, LineActs } from "./use-cart.ts";
import { useQuantity } from "./use-quantity.ts";

/** Edit (option, remark, price), favourite, remove, and how many. */
export function LineButtons({ line, name, acts }: { line: CartLineOnWire; name: string; acts: LineActs }) {
  const language = useLanguage();
  const words = useDict(cartDict);
  const [editing, setEditing] = useState(false);
  const [quantity, want] = useQuantity(line);
  const { cartItemId, stock, minimumQuantity } = line;

  return (
    <div className="mt-1.5 flex flex-wrap items-center justify-between gap-1">
      <span className="flex">
        <IconButton icon={Pencil} label={words.editOf(name)} onClick={() => setEditing(true)} />
        <IconButton icon={Heart} label={labelled(words.moveOne, name, language)} onClick={() => acts.move(cartItemId)} />
        <IconButton icon={Trash2} label={labelled(words.remove, name, language)} onClick={() => acts.remove(cartItemId)} />
      </span>
      {stock > 0 ? (
        <Stepper
          label={words.quantityOf(name)}
          value={quantity}
          min={minimumQuantity > 1 && line.state !== "below-minimum" ? Math.min(quantity, minimumQuantity) : 1}
          max={Math.max(quantity, stock)}
          onChange={want}
        />
      ) : null}
      {editing ? <EditLineSheet open line={line} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}
