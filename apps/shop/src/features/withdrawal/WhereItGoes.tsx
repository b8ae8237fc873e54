import { plotted } from "@sihai/domain";
import { moneyText } from "@sihai/text";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { palette } from "@sihai/ui";
import { CreditCard, Landmark } from "lucide-react";
import { useDict } from "#shop";
import { isSome } from "./amounts.ts";
import type { OptionsOnWire } from "./types.ts";

const colours = { card: palette.brand, account: palette.orange };
const icons = { card: CreditCard, account: Landmark };

/** Out of the balance by one way or two, with when it arrives; two are drawn, each as broad as what goes there. */
export function WhereItGoes({ options }: { options: OptionsOnWire }) {
  const words = useDict(withdrawalDict);
  const { toCards, toAccount, cardWorkingDays: card, walletWorkingDays: wallet } = options;
  const cardDays = words.workingDays(card.from, card.to);
  const ways = [
    { way: "card" as const, money: toCards, takes: words.cardTakes(cardDays) },
    {
      way: "account" as const,
      money: toAccount,
      takes: words.accountTakes(cardDays, words.workingDays(wallet.from, wallet.to)),
    },
  ].filter(({ money }) => isSome(money));
  const [first, second] = ways;
  const [toFirst = 0, toSecond = 0] = ways.map(({ money }) => plotted(money.amount));
  return (
    <div className="flex gap-3">
      {first && second ? <Streams first={first.way} second={second.way} share={toFirst / (toFirst + toSecond)} /> : null}
      <ul className="grid auto-rows-fr">
        {ways.map(({ way, money, takes }) => {
          const Icon = icons[way];
          return (
            <li key={way} className="flex flex-col justify-center py-3">
              <span className="flex items-center gap-2 text-body">
                <Icon aria-hidden size={18} className="shrink-0" color={colours[way]} />
                {words[way]}
              </span>
              <span className="font-semibold">{moneyText(money)}</span>
              <span className="text-note text-grey">{takes}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Way = keyof typeof colours;

/** Only a picture: the figures stand beside it. However little goes somewhere, its stream can be seen. */
function Streams({ first, second, share }: { first: Way; second: Way; share: number }) {
  const cut = 30 + 60 * Math.min(0.85, Math.max(0.15, share));
  return (
    <svg aria-hidden viewBox="0 0 64 120" preserveAspectRatio="none" className="w-16 shrink-0">
      <Stream colour={colours[first]} from={[30, cut]} to={[14, 14 + cut - 30]} />
      <Stream colour={colours[second]} from={[cut, 90]} to={[106 - (90 - cut), 106]} />
    </svg>
  );
}

type Span = readonly [top: number, bottom: number];

function Stream({ colour, from, to }: { colour: string; from: Span; to: Span }) {
  const band = `M4 ${from[0]}C34 ${from[0]} 30 ${to[0]} 60 ${to[0]}V${to[1]}C30 ${to[1]} 34 ${from[1]} 4 ${from[1]}Z`;
  return (
    <g fill={colour}>
      <path d={band} opacity="0.22" />
      <rect x="0" y={from[0]} width="4" height={from[1] - from[0]} />
      <rect x="60" y={to[0]} width="4" height={to[1] - to[0]} />
    </g>
  );
}
