import { dotted, formatWeight } from "@sihai/text";
import { storageDict } from "@sihai/text/dict/storage";
import { Button, Checkbox } from "@sihai/ui";
import { useDeferredValue, useState } from "react";
import { useStore } from "zustand";
import { go, useDict, useLanguage } from "#shop";
import { startParcelOf } from "../../stores/parcel-submit.ts";
import { ExtendSheet } from "./ExtendSheet.tsx";
import { StoredToDoor } from "./StoredToDoor.tsx";
import type { StoredItem } from "./stored-item.ts";
import { useChosenItems } from "./use-chosen-items.ts";
import { isAllChosen, type StorageList } from "./use-storage-list.ts";

/** What is chosen, how heavy it is, and what can be done with it together. The ticks are drawn first, what they come to after them. */
export function ChosenBar({ list }: { list: StorageList }) {
  const ids = useStore(list.choice);
  const chosen = useChosenItems(useDeferredValue(ids), list.storage.items);
  return (
    <Bar
      chosen={chosen}
      warehouse={list.warehouse}
      allChosen={isAllChosen(list.storage.items, ids)}
      onChooseAll={(on) => void list.chooseAll(on)}
      onUntick={(itemId) => list.choose([itemId], false)}
    />
  );
}

type BarProps = {
  chosen: readonly StoredItem[];
  warehouse: string;
  allChosen: boolean;
  onChooseAll: (on: boolean) => void;
  onUntick: (itemId: string) => void;
};

function Bar({ chosen, warehouse, allChosen, onChooseAll, onUntick }: BarProps) {
  const words = useDict(storageDict);
  const language = useLanguage();
  const [extending, setExtending] = useState(false);
  const mixed = chosen.length > 1 && chosen.some(({ alone }) => alone);
  const grams = chosen.reduce((sum, item) => sum + item.grams, 0);
  // Pieces, as everywhere in a parcel: two cups of one order are two.
  const pieces = chosen.reduce((count, { quantity }) => count + quantity, 0);
  const itemIds = chosen.map(({ itemId }) => itemId);

  function send() {
    startParcelOf(itemIds);
    go("/order/in-storage/submit", { warehouse, itemIds });
  }

  return (
    <div className="flex w-full flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <div className="shrink-0">
          <Checkbox label={words.selectAll} checked={allChosen} onChange={onChooseAll} />
        </div>
        <p className="text-right text-note text-grey">
          {chosen.length === 0 ? words.chooseFirst : dotted([words.selected(pieces), formatWeight(grams, language)])}
        </p>
        {chosen.length > 0 ? (
          <div className="-mx-3 shrink-0">
            <Button small kind="plain" onClick={() => setExtending(true)}>
              {words.extendShort}
            </Button>
          </div>
        ) : null}
      </div>
      {chosen.length > 0 && !mixed ? <StoredToDoor chosen={chosen} onUntick={onUntick} /> : null}
      {chosen.length > 0 ? (
        <div className="grid grid-cols-[auto_1fr] items-start gap-2">
          <Button kind="quiet" onClick={() => go("/package/plan/detail", { itemIds })}>
            {words.planForMe}
          </Button>
          <Button wide onClick={send} disabledReason={mixed ? words.aloneMixed : null}>
            {words.send}
          </Button>
        </div>
      ) : null}
      {extending ? <ExtendSheet items={chosen} onClose={() => setExtending(false)} /> : null}
    </div>
  );
}
