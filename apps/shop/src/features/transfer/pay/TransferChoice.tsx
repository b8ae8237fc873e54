import { cnyText, formatRate, moneyText } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { transferDict } from "@sihai/text/dict/transfer";
import { Card, LinkButton, Notice, Radios, Select } from "@sihai/ui";
import { here, href, NotYet, useDict, useSettings } from "#shop";
import { arrivalDays } from "../arrival-days.ts";
import type { TransferChoiceState } from "./use-transfer-choice.ts";

type TransferChoiceProps = {
  choice: TransferChoiceState;
  /** No rate holds now. */
  isCnyOnly?: boolean | undefined;
  /** What a balance that holds some of it lacks, in CNY; null where there is none to speak of. */
  lacks: string | null;
};

/** Which way and currency, exactly what is to be sent, when it arrives, and what happens to the time to pay. */
export function TransferChoice({ choice, isCnyOnly = false, lacks }: TransferChoiceProps) {
  const words = useDict(transferDict);
  const { cnyOnly } = useDict(paymentDict);
  const days = useSettings()?.transferDays;
  const { read, options, chosen, choose } = choice;
  if (!read.data) return <NotYet read={read} />;
  if (!chosen) return <Card>{words.pay.none}</Card>;
  const methods = [...new Set(options.map(({ method }) => method))];
  const currencies = options.filter(({ method }) => method === chosen.method).map(({ send }) => send.currency);
  const { send, fee, rate } = chosen;
  return (
    <Card className="flex flex-col gap-4">
      <Radios
        label={words.pay.how}
        options={methods.map((method) => ({
          value: method,
          label: words.ways[method].name,
          note: days ? words.pay.arrives(arrivalDays(days, method, words)) : words.ways[method].about,
        }))}
        value={chosen.method}
        onChange={(method) => choose({ method, currency: send.currency })}
      />
      {isCnyOnly ? <p className="text-note text-grey">{cnyOnly}</p> : null}
      {currencies.length > 1 ? (
        <Select
          label={words.pay.currency}
          required
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
          value={send.currency}
          onChange={(currency) => choose({ method: chosen.method, currency })}
        />
      ) : null}
      <div>
        <p className="text-note text-grey">{words.pay.exactly}</p>
        <p className="text-display font-bold">{moneyText(send)}</p>
        <div className="mt-1 flex flex-col gap-1 text-note text-grey">
          {fee ? <p>{words.pay.fee(moneyText(fee))}</p> : null}
          {send.currency === "CNY" ? null : <p>{words.pay.rate(formatRate(rate), send.currency)}</p>}
          <p>{chosen.method === "overseas" ? words.pay.ourFees : words.pay.otherFees}</p>
        </div>
      </div>
      <div className="flex flex-col gap-1 text-note text-grey">
        <p>{words.pay.waits(read.data.openDays)}</p>
        <p>{send.currency === "CNY" ? words.pay.difference : words.pay.differenceAtRate}</p>
      </div>
      {lacks === null ? null : (
        <Notice
          action={
            <LinkButton small kind="quiet" href={href("/recharge/index", { back: here() })}>
              {words.pay.rechargeLacking}
            </LinkButton>
          }
        >
          {words.pay.lacksOnly(cnyText(lacks))}
        </Notice>
      )}
    </Card>
  );
}
