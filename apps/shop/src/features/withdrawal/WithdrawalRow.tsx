import { formatDateTime, moneyText } from "@sihai/text";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { Cell, CellGroup, Tag } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import { standingOf, standingTones } from "./standing.ts";
import type { WithdrawalOnWire } from "./types.ts";

/** One withdrawal in a list: how much, when, how it stands; it leads to its page. */
export function WithdrawalRow({ withdrawal }: { withdrawal: WithdrawalOnWire }) {
  const words = useDict(withdrawalDict);
  const language = useLanguage();
  const { withdrawNo, amount, appliedAt } = withdrawal;
  const standing = standingOf(withdrawal);
  return (
    <CellGroup>
      <Cell
        href={href("/wallet/withdraw/record", { withdrawNo })}
        title={<span className="font-semibold">{moneyText(amount)}</span>}
        note={
          <>
            <span className="inline-block">{formatDateTime(appliedAt, language)}</span>{" "}
            <span className="inline-block">{withdrawNo}</span>
          </>
        }
        value={<Tag tone={standingTones[standing]}>{words.states[standing]}</Tag>}
      />
    </CellGroup>
  );
}
