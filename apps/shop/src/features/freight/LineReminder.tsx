import { cnyText, inLanguage } from "@sihai/text";
import { freightDict } from "@sihai/text/dict/freight";
import { Button, LinkButton, Sheet } from "@sihai/ui";
import { useDict, useLanguage } from "#shop";
import { LandedCost } from "./LandedCost.tsx";
import { type EligibleLine, type LineQuote, type LineView, taxNoteOf } from "./line-words.ts";

type LineReminderProps = {
  line: LineView | null;
  /** Where it goes; null where that is not known. */
  country: string | null;
  quote: LineQuote | null;
  detailsHref: string;
  onClose: () => void;
  /** Absent where there is nothing to choose for. */
  onChoose?: () => void;
  /** What is paid beforehand where a parcel is being made: the upper end of the estimate. CNY. */
  deposit?: string | undefined;
  /** Freight with the tax to expect, where that was asked for. */
  landed?: EligibleLine["landed"] | undefined;
};

/** What to know before a line is chosen (rule G-40): what it costs and why, tax, settlement, what the line is called on its card. */
export function LineReminder({ line, country, quote, detailsHref, onClose, onChoose, deposit, landed }: LineReminderProps) {
  const words = useDict(freightDict);
  const language = useLanguage();
  // The sum above says it already where we collect the tax.
  const isTaxSaid = landed != null && landed.tax.total !== null && line?.tax.mode !== "excluded";
  return (
    <Sheet
      open={line !== null}
      onClose={onClose}
      title={line ? inLanguage(line.name, language) : words.reminder}
      footer={
        <div className="grid w-full auto-cols-fr grid-flow-col gap-3">
          <LinkButton kind={onChoose ? "quiet" : "primary"} wide href={detailsHref}>
            {words.details}
          </LinkButton>
          {onChoose ? (
            <Button wide onClick={onChoose}>
              {words.choose}
            </Button>
          ) : null}
        </div>
      }
    >
      {line && quote ? (
        <div className="flex flex-col gap-3">
          <LandedCost line={line} quote={quote} landed={landed ?? null} country={country} deposit={deposit} />
          <ul className="flex list-disc flex-col gap-1.5 pl-5 text-body">
            {isTaxSaid ? null : <li>{taxNoteOf(line, country, words)}</li>}
            {deposit === undefined ? null : (
              <li className="font-semibold">{words.depositFor(cnyText(deposit), deposit !== quote.total)}</li>
            )}
            <li>{words.reminderDeposit}</li>
            {inLanguage(line.note, language) ? <li>{inLanguage(line.note, language)}</li> : null}
          </ul>
        </div>
      ) : null}
    </Sheet>
  );
}
