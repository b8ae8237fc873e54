import { useEndpoint } from "@sihai/client";
import { readStored } from "@sihai/contract/warehouse";
import { cny, sign } from "@sihai/domain";
import { beijing, cnyText, formatDate } from "@sihai/text";
import { consoleReceivingDict } from "@sihai/text/dict/console/receiving";
import { Button, Notice } from "@sihai/ui";
import { Printer, Undo2 } from "lucide-react";
import { useDict, useLanguage } from "#console";
import { ItemLink } from "#desk";

export type StockedIn = { itemNo: string; freeUntil: string; measuringFee: string };

type LastStockedInProps = { last: StockedIn; onPrint: () => void; onCorrect: () => void };

/** What the bench did last, with its label once more and the way to put it right. */
export function LastStockedIn({ last, onPrint, onCorrect }: LastStockedInProps) {
  const words = useDict(consoleReceivingDict);
  const language = useLanguage();
  // What is written down may have been corrected since, and the fee with it.
  const read = useEndpoint(readStored, { params: { itemNo: last.itemNo } }, { freshMs: 0 });
  const fee = read.data?.measuringFee ?? last.measuringFee;
  return (
    <Notice tone="ok" title={words.lastOne}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <span>
          <ItemLink itemNo={last.itemNo} /> · {words.freeUntil(formatDate(last.freeUntil, language, beijing))}
          {sign(cny(fee)) > 0 ? ` · ${words.measuringFee(cnyText(fee))}` : ""}
        </span>
        <span className="flex gap-3">
          <Button kind="quiet" small icon={Undo2} onClick={onCorrect}>
            {words.correct}
          </Button>
          <Button kind="plain" small icon={Printer} onClick={onPrint}>
            {words.reprint}
          </Button>
        </span>
      </div>
    </Notice>
  );
}
